/** A table that stays one for screen readers, also where a phone shows its rows as cards. */
export const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th': { py: 1, px: 2, textAlign: 'left', fontSize: '0.78125rem', fontWeight: 600, color: 'text.secondary' },
  '& td': { py: 1, px: 2, verticalAlign: 'top', lineHeight: '20px' },
  // Content beside a field is level with its text.
  '& td:not(.hours)': { pt: 2.375 },
  '& tr': { borderBottom: 1, borderColor: 'line.soft' },
  '& th.duration, & th.hours, & td.duration': { textAlign: 'right' },
  '& td.date, & td.duration': { fontVariantNumeric: 'tabular-nums', whiteSpace: { md: 'nowrap' } },
  '& th.date': { width: 210 },
  '& td.route': { minWidth: 160, overflowWrap: 'anywhere' },
  '& td.status, & th.status': { width: 190 },
  '& td.hours': { width: 190 },
  '@media (max-width: 959px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.5, px: 2, py: 1.5 },
    '& td, & td:not(.hours)': { p: 0, width: 'auto' },
    '& td.date': { order: 1 },
    '& td.duration': { order: 2 },
    '& td.route': { order: 3, gridColumn: '1 / -1' },
    '& td.status': { order: 4, alignSelf: 'center', width: 'auto' },
    '& td.hours': { order: 5, width: 'auto' },
  },
};
