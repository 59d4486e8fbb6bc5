import type { csvExport as et } from '../et/csvExport';
import type { Translated } from '../translate';

export const csvExport = {
  start: 'Export',
  label: 'Export: {list}',
  running: 'Exporting… {rows} / {total} rows',
  starting: 'Exporting…',
  progress: 'Export: {list}',
  cancel: 'Stop',
  done: 'The export is ready, rows: {rows}',
  cancelled: 'The export was stopped',
  failed: 'The export failed. Please try again.',
} satisfies Translated<typeof et>;
