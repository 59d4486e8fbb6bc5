import { t } from '../../i18n/publicTexts';

/** A phone at the edge of the network needs its time for 20 MB; after this it is not coming. */
const LIMIT_MS = 180_000;

/** Why a file was not taken. Only what nobody foresaw has a number to ask after, the first eight signs of the request's id. */
export interface UploadRefusal {
  text: string;
  number?: string;
}

/** Sends a file as the field of a form; `onProgress` gets the share sent so far, 0 to 1. */
export function uploadFile(
  path: string,
  { field, file }: { field: string; file: File },
  onProgress: (share: number) => void,
): Promise<{ reply: unknown; refusal?: undefined } | { refusal: UploadRefusal }> {
  const form = new FormData();
  form.append(field, file);
  return new Promise((resolve) => {
    // fetch does not tell how much was sent.
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.timeout = LIMIT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(request.status === 200 ? { reply: readJson(request) } : { refusal: readRefusal(request) });
    request.onerror = request.ontimeout = request.onabort = () => resolve({ refusal: { text: t('ui.unreachable') } });
    request.send(form);
  });
}

function readJson({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText);
  } catch {
    return undefined;
  }
}

function readRefusal(request: XMLHttpRequest): UploadRefusal {
  const { error } = (readJson(request) ?? {}) as { error?: { requestID?: string; message: string } };
  // Not our server's answer: a proxy's page while the server restarts, or the proxy's limit.
  if (!error?.message) return { text: t('ui.unreachable') };
  const number = request.status >= 500 && error.requestID?.slice(0, 8);
  return { text: error.message, ...(number && { number }) };
}
