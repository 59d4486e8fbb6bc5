/** Lists that are saved as CSV files. */
export const csvExport = {
  start: 'Ekspordi',
  label: 'Ekspordi: {list}',
  running: 'Ekspordin… {rows} / {total} rida',
  starting: 'Ekspordin…',
  progress: 'Eksport: {list}',
  cancel: 'Katkesta',
  done: 'Eksport on valmis, ridu: {rows}',
  cancelled: 'Eksport katkestati',
  failed: 'Eksport ebaõnnestus. Proovige uuesti.',
} as const;
