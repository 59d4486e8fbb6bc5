import type { Translated } from '../catalogue';
import type { calendar as et } from '../et/calendar';

export const calendar: Translated<typeof et> = {
  name: '{name}: trips',
  trip: 'Trip no. {number}, passengers: {passengers}',
  bus: 'Coach: {names}',
  otherDrivers: 'Other drivers: {names}',
  file: 'calendar.ics',
};
