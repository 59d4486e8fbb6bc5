import type { Translated } from '../catalogue';
import type { reportPaper as et } from '../et/reportPaper';

export const reportPaper: Translated<typeof et> = {
  title: 'Kuljettajaraportit',
  reported: 'Palaute annettu',
  unreported: 'Palaute puuttuu',
  ahead: 'vielä ajamatta',
  occurrence: 'Säännöllinen ajo',
  date: 'Päivä',
  route: 'Reitti',
  duration: 'Kesto',
  hours: 'Tunnit',
  status: 'Tila',
  total: 'YHTEENSÄ',
  extra: 'Lisätyö',
  summary: 'Yhteenveto',
  totalHours: 'Tunteja yhteensä: {hours} h',
  activeDrivers: 'Aktiivisia kuljettajia: {count}',
};
