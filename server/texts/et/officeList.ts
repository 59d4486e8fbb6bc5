import { statusRows } from '../statusWords';

/** Headings of lists that the office saves. */
export const officeList = {
  type: 'Tüüp',
  start: 'Reisi kuupäev',
  company: 'Firma',
  places: 'Sihtkohad',
  passengers: 'Reisijad',
  distance: 'Vahemaa',
  price: 'Maksumus',
  driver: 'Juht',
  tripNumber: 'Reisi nr',
  reason: 'Põhjus',
  withFee: '{reason}, tühistustasu {fee}',
  name: 'Nimi',
  document: 'Dokument',
  bornOn: 'Sünniaeg',
  ...statusRows,
  cheaper_elsewhere: 'Mujalt saadi soodsamalt',
  over_budget: 'Hind ületas eelarve',
  trip_cancelled: 'Reis jääb ära',
  other: 'Muu põhjus',
  cancelled_via_platform: 'Tühistatud portaali kaudu',
} as const;
