import { t } from '../../i18n/publicTexts';

/** The owner of the photo, as the address of an upload names it (docs/product.md, 'People, buses, food packages'). */
export type PhotoKind = 'driver' | 'bus' | 'foodPackage';

/** The formats that the server takes. With these named, phones convert HEIC to JPEG. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp';

/** The server takes no more than this. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** A phone at the edge of the network needs its time for 10 MB; after this it is not coming. */
const LIMIT_MS = 180_000;

/** Why a photo was not taken. Only what nobody foresaw has a number to ask after, the first eight signs of the request's id. */
export interface PhotoRefusal {
  text: string;
  number?: string;
}

/** Sends a photo, as `uploadPicture` does. */
export const uploadPhoto = (kind: PhotoKind, id: string, file: File, onProgress: (share: number) => void) =>
  uploadPicture(`/api/${kind}/${id.toLowerCase()}/photo`, file, onProgress);

/** Sends a picture; `onProgress` gets the share sent so far, 0 to 1. Resolves to nothing after success. */
export function uploadPicture(
  path: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<PhotoRefusal | undefined> {
  const form = new FormData();
  form.append('image', file);
  return new Promise((resolve) => {
    // fetch does not tell how much was sent.
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = LIMIT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request.status === 200 ? undefined : readRefusal(request));
    request.onerror = request.ontimeout = request.onabort = () => resolve({ text: t('ui.unreachable') });
    request.send(form);
  });
}

function readRefusal({ status, responseText }: XMLHttpRequest): PhotoRefusal {
  try {
    const { error } = JSON.parse(responseText) as { error: { requestID?: string; message: string } };
    const number = status >= 500 && error.requestID?.slice(0, 8);
    return { text: error.message, ...(number && { number }) };
  } catch {
    // Not our server's answer: a proxy's page while the server restarts, or the proxy's limit.
    return { text: t('ui.unreachable') };
  }
}
