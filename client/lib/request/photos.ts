import { uploadFile } from './upload';
import type { UploadRefusal } from './upload';

/** The owner of the photo, as the address of an upload names it (docs/product.md, 'People, buses, food packages'). */
export type PhotoKind = 'driver' | 'bus' | 'foodPackage' | 'journeySheet' | 'defect';

/** The formats that the server takes. With these named, phones convert HEIC to JPEG. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp';

/** The server takes no more than this. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Why a photo was not taken. */
export type PhotoRefusal = UploadRefusal;

/** Sends a photo, as `uploadPicture` does. */
export const uploadPhoto = (kind: PhotoKind, id: string, file: File, onProgress: (share: number) => void) =>
  uploadPicture(`/api/${kind}/${id.toLowerCase()}/photo`, file, onProgress);

/** Sends a picture; `onProgress` gets the share sent so far, 0 to 1. Resolves to nothing after success. */
export async function uploadPicture(
  path: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<PhotoRefusal | undefined> {
  const { refusal } = await uploadFile(path, { field: 'image', file }, onProgress);
  return refusal;
}
