// A drawn canvas as a file.

/** Returns a canvas as a PNG; fails where the browser makes none. @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
export function pngOf(canvas) {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Draws the text of an SVG and returns it as a PNG. @param {string} text @returns {Promise<Blob>} */
export async function pngOfSvg(text) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  return pngOf(canvas);
}
