import { DownloadRefused, readRefusalText, saveFile } from '../../../lib/request/download';
import type { ReportSheet } from './sheet';
import { printSheetTitle } from './sheet';

/** Has the server make a PDF of the report as it stands on the page, and saves it. Errors: DownloadRefused, TypeError. */
export async function downloadPdf(sheet: ReportSheet): Promise<void> {
  const response = await fetch('/api/reports/driver-hours.pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sheet),
  });
  if (!response.ok) throw new DownloadRefused(await readRefusalText(response));
  saveFile(await response.blob(), `${printSheetTitle(sheet)}.pdf`);
}
