import type { Translated } from '../catalogue';
import type { calendar as et } from '../et/calendar';

export const calendar: Translated<typeof et> = {
  name: '{name}: ajot',
  trip: 'Matka nro {number}, matkustajia {passengers}',
  bus: 'Bussi: {names}',
  otherDrivers: 'Muut kuljettajat: {names}',
  file: 'kalenteri.ics',
};
