// Files for the player: to the share sheet of a phone, else a download.

const JSON_TYPE = 'application/json';

/** Hands a file to the player as a download. @param {string} name @param {BlobPart} content @param {string} [type] */
export function download(name, content, type = JSON_TYPE) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Hands a file to the share sheet of a phone, or downloads it.
 * @param {string} name @param {BlobPart} content @param {string} [type]
 * @returns {Promise<'shared' | 'downloaded' | ''>} '' if the player has thought better of it
 */
export async function handFile(name, content, type = JSON_TYPE) {
  const file = new File([content], name, { type });
  const phone = matchMedia('(pointer: coarse)').matches;
  if (phone && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name });
      return 'shared';
    } catch (error) {
      if (/** @type {Error} */ (error).name === 'AbortError') return '';
    }
  }
  download(name, content, type);
  return 'downloaded';
}
