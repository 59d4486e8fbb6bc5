/** Texts of a driver's calendar. */
export const calendar = {
  name: '{name}: sõidud',
  trip: 'Reis nr {number}, reisijaid {passengers}',
  bus: 'Buss: {names}',
  otherDrivers: 'Teised juhid: {names}',
  file: 'kalender.ics',
} as const;
