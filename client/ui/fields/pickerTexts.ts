import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { DateTime } from 'luxon';
import { t } from '../../i18n/publicTexts';
import { cachePerLanguage, getLanguage } from '../../i18n/language';
import { listWeekdayHeads } from '../../lib/texts/weekdays';

const partNames: Record<string, string> = {
  hours: t('pickers.part_hours'),
  minutes: t('pickers.part_minutes'),
  seconds: t('pickers.part_seconds'),
  meridiem: t('pickers.part_meridiem'),
};
const printPart = (view: string) => partNames[view] ?? view;

/** English as it is spoken on this side of the ocean: '28 November', weeks from Monday on. */
export const findPickerLocale = (): string => (getLanguage() === 'en' ? 'en-GB' : getLanguage());

/** Texts of the pickers in the language of the page, hints like pp.kk.aaaa --:-- included. */
export const pickerTexts: Partial<PickersLocaleText> = {
  previousMonth: t('pickers.previousMonth'),
  nextMonth: t('pickers.nextMonth'),
  openPreviousView: t('pickers.previousView'),
  openNextView: t('pickers.nextView'),
  calendarViewSwitchingButtonAriaLabel: (view) => t(view === 'year' ? 'pickers.yearView' : 'pickers.monthView'),
  cancelButtonLabel: t('ui.cancel'),
  clearButtonLabel: t('pickers.clear'),
  okButtonLabel: t('ui.done'),
  todayButtonLabel: t('pickers.today'),
  nextStepButtonLabel: t('pickers.next'),
  datePickerToolbarTitle: t('pickers.chooseDate'),
  dateTimePickerToolbarTitle: t('pickers.chooseDateTime'),
  timePickerToolbarTitle: t('pickers.chooseTime'),
  clockLabelText: (view, time) =>
    time ? t('pickers.clockChosen', { part: printPart(view), time }) : t('pickers.clock', { part: printPart(view) }),
  hoursClockNumberText: (hours) => t('pickers.hourCount', { count: Number(hours) }),
  minutesClockNumberText: (minutes) => t('pickers.minuteCount', { count: Number(minutes) }),
  selectViewText: (view) => t('pickers.choosePart', { part: printPart(view) }),
  openDatePickerDialogue: (date) => (date ? t('pickers.dateChosen', { date }) : t('pickers.chooseDate')),
  openTimePickerDialogue: (time) => (time ? t('pickers.timeChosen', { time }) : t('pickers.chooseTime')),
  fieldClearLabel: t('pickers.clear'),
  timeTableLabel: t('pickers.timeTable'),
  dateTableLabel: t('pickers.dateTable'),
  fieldYearPlaceholder: ({ digitAmount }) => t('pickers.yearLetter').repeat(digitAmount),
  fieldMonthPlaceholder: () => t('pickers.monthLetters'),
  fieldDayPlaceholder: () => t('pickers.dayLetters'),
  fieldHoursPlaceholder: () => '--',
  fieldMinutesPlaceholder: () => '--',
  year: t('pickers.year'),
  month: t('pickers.month'),
  day: t('pickers.day'),
  hours: t('ui.hours'),
  minutes: t('ui.minutes'),
  empty: t('pickers.empty'),
};

/** How days are typed, in the letters of Luxon. */
export const dayFormat = cachePerLanguage((locale) => (locale === 'en-GB' ? 'dd/MM/yyyy' : 'dd.MM.yyyy'));

export const printWeekdayHead = ({ weekday }: DateTime): string => listWeekdayHeads()[weekday - 1] ?? '';
