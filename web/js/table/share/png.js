// A drawn canvas as a file.

/** Returns a canvas as a PNG; fails where the browser makes none. @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
export function pngOf(canvas) {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
