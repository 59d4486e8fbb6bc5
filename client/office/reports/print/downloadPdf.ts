import { DownloadRefused, refusalText, saveFile } from '../../../lib/request/download';
import type { ReportSheet } from './sheet';
import { sheetTitle } from './sheet';

/** Has the server make a PDF of the report as it stands on the page, and saves it. Errors: DownloadRefused, TypeError. */
export async function downloadPdf(sheet: ReportSheet): Promise<void> {
  const response = await fetch('/api/reports/driver-hours.pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sheet),
  });
  if (!response.ok) throw new DownloadRefused(await refusalText(response));
  saveFile(await response.blob(), `${sheetTitle(sheet)}.pdf`);
}
