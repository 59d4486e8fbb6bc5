/** How far a download is; `total` is unknown until the server has answered. */
export interface DownloadProgress {
  rows: number;
  total: number | undefined;
}

/** A refusal of the server as '[requestID] message'. */
export class DownloadRefused extends Error {}

const LINE_FEED = 10;

/**
 * Reads a CSV export row by row and returns it whole; a row is a line (server/orders/reads/exportRoutes.ts).
 * Errors: DownloadRefused, AbortError when cancelled, TypeError when the network fails or the file was cut short.
 */
export async function downloadCsv(
  address: string,
  onProgress: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<{ file: Blob; name: string | undefined; rows: number }> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new DownloadRefused(await readRefusalText(response));
  const total = Number(response.headers.get('x-row-count'));
  const parts: BlobPart[] = [];
  // The heading is a line too.
  let rows = -1;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    rows += part.value.filter((byte) => byte === LINE_FEED).length;
    onProgress({ rows: Math.max(rows, 0), total });
  }
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), name: readFileName(response), rows };
}

/** Fetches a file that the server makes at once, and saves it. Errors: DownloadRefused, TypeError when the network fails. */
export async function downloadFile(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new DownloadRefused(await readRefusalText(response));
  saveFile(await response.blob(), readFileName(response));
}

/** The server's name of the file. */
function readFileName({ headers }: Response): string | undefined {
  return /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1];
}

/** The server's refusal with its number. */
export async function readRefusalText(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const { error } = (body ?? {}) as { error?: { message?: string; requestID?: string } };
  return `[${error?.requestID ?? response.status}] ${error?.message ?? response.statusText}`;
}

/** Lets the browser save a file (docs/product.md, 'Archive'). */
export function saveFile(file: Blob, name = 'export.csv'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
