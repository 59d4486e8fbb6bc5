/** As the server keeps a photo of a defect (server/company/photos). */
const LONGEST_SIDE = 1600;
const QUALITY = 0.8;
/** A larger file may be too large to unpack whole on a phone. */
const WHOLE_BYTES = 2_000_000;

/** The size of a picture with its longest side at most this long. */
export function fitInside(width: number, height: number, longest = LONGEST_SIDE): [width: number, height: number] {
  const share = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
}

/**
 * Makes a small JPEG out of a photo of any size before it is kept, without the place where it was taken. Rejects when the phone
 * cannot read the picture.
 */
export async function reducePhoto(file: Blob): Promise<Blob> {
  const isLarge = file.size > WHOLE_BYTES;
  const picture = await createImageBitmap(file, isLarge ? { resizeWidth: LONGEST_SIDE, resizeQuality: 'medium' } : {});
  const [width, height] = fitInside(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  );
}
