/** The bar on top of the back office. */
export const headerStyles = {
  display: 'flex',
  '@media print': { display: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, md: 4 },
  // The logo stands above the left edge of the page.
  pl: { xs: 2, sm: 3, lg: 'max(56px, calc(50% - 804px))' },
  pr: { xs: 2, sm: 3, lg: 3.5 },
  minHeight: 60,
  bgcolor: 'ink.main',
  color: 'ink.text',
  '& :focus-visible': { outlineColor: 'var(--mui-palette-signal-main)' },
};
