/** Nothing can be pressed on paper, and what is only news was read on the screen. All else stays, sums that are spoken too. */
const screenOnly = [
  '& nav',
  '& .MuiButton-root',
  '& .MuiIconButton-root',
  '& .MuiToggleButton-root',
  '& button.MuiLink-root',
  '& .MuiFormControl-root:has([type=search])',
  '& .MuiAlert-root[role=status]',
  '& [role=status] > .MuiAlert-root',
].join(', ');

export const printStyles = { '@media print': { [screenOnly]: { display: 'none' } } };
