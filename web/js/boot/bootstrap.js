// What the build writes into the page's body: starts the page once it is read, or says why it can't be.

import(new URL('./web/js/main.js', document.baseURI).href)
  .then(({ start }) => start())
  .catch((error) => {
    const status = document.getElementById('boot-status');
    if (status) status.textContent = `The page could not start: ${error}`;
  });
