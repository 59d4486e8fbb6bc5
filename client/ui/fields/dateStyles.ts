import { COARSE } from '../layout/touchTarget';

/** As every other field of ours; the pickers draw their own. */
export const fieldStyles = {
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
export const hintStyles = { '& .MuiPickersInputBase-sectionsContainer': { opacity: 0.75 } };

/** Days as large as a thumb. */
export const calendarStyles = {
  [COARSE]: {
    '& .MuiDateCalendar-root': { height: 'auto', maxHeight: 'none' },
    '& .MuiPickerDay-root, & .MuiDayCalendar-weekDayLabel': { width: 44, height: 44, margin: 0 },
    '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 44 },
  },
};
