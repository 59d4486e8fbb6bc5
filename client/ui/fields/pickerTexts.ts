import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

/** The pickers have no Estonian of their own: what a person can meet in ours, hints like pp.kk.aaaa --:-- included. */
export const pickerTexts: Partial<PickersLocaleText> = {
  previousMonth: 'Eelmine kuu',
  nextMonth: 'Järgmine kuu',
  openPreviousView: 'Ava eelmine vaade',
  openNextView: 'Ava järgmine vaade',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'Aastate vaade, mine kuu vaatesse' : 'Kuu vaade, mine aastate vaatesse',
  cancelButtonLabel: 'Loobu',
  clearButtonLabel: 'Tühjenda',
  okButtonLabel: 'Valmis',
  todayButtonLabel: 'Täna',
  nextStepButtonLabel: 'Edasi',
  datePickerToolbarTitle: 'Vali kuupäev',
  dateTimePickerToolbarTitle: 'Vali kuupäev ja kellaaeg',
  timePickerToolbarTitle: 'Vali kellaaeg',
  clockLabelText: (view, formattedTime) =>
    `Vali ${viewNames[view] ?? view}. ${formattedTime ? `Valitud on ${formattedTime}` : 'Kellaaega pole valitud'}`,
  hoursClockNumberText: (hours) => `${hours} tundi`,
  minutesClockNumberText: (minutes) => `${minutes} minutit`,
  selectViewText: (view) => `Vali ${viewNames[view] ?? view}`,
  openDatePickerDialogue: (date) => (date ? `Vali kuupäev, valitud on ${date}` : 'Vali kuupäev'),
  openTimePickerDialogue: (time) => (time ? `Vali kellaaeg, valitud on ${time}` : 'Vali kellaaeg'),
  fieldClearLabel: 'Tühjenda',
  timeTableLabel: 'vali kellaaeg',
  dateTableLabel: 'vali kuupäev',
  fieldYearPlaceholder: ({ digitAmount }) => 'a'.repeat(digitAmount),
  fieldMonthPlaceholder: () => 'kk',
  fieldDayPlaceholder: () => 'pp',
  fieldHoursPlaceholder: () => '--',
  fieldMinutesPlaceholder: () => '--',
  year: 'Aasta',
  month: 'Kuu',
  day: 'Päev',
  hours: 'Tunnid',
  minutes: 'Minutid',
  empty: 'Tühi',
};

const viewNames: Record<string, string> = {
  hours: 'tunnid',
  minutes: 'minutid',
  seconds: 'sekundid',
  meridiem: 'pool',
};
