/** As every other field of ours; the pickers draw their own. */
export const fieldLook = {
  '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper', pl: 1.625 },
  '& .MuiPickersOutlinedInput-notchedOutline': {
    top: 0,
    borderColor: 'line.field',
    '& legend': { display: 'none' },
  },
  '& .MuiPickersInputBase-sectionsContainer': {
    py: 1.25,
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
  },
};

/** pp.kk.aaaa --:-- is to be read too, and the pickers make it too pale. */
export const hintLook = { '& .MuiPickersInputBase-sectionsContainer': { opacity: 0.75 } };
