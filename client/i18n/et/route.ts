/** The route editor. */
export const route = {
  title: 'Muuda marsruuti',
  map: 'Marsruut kaardil',
  resize: 'Paneeli suurus',
  dragHint: 'Peatuse täpse asukoha saate määrata, lohistades kaardil selle markerit.',
  notify: 'Teavita klienti e-kirjaga',
  leaveQuestion: 'Kas sulgeda ilma salvestamata?',
  leaveSubject: 'Marsruudi muudatused lähevad kaotsi.',
  leave: 'Sulge salvestamata',
  stay: 'Jätka muutmist',
  driverAtStop: 'Juht peatuses',
  driverAtStopOf: 'Juht peatuses: {place}',
  byLength: 'Pikkuse järgi',
  free: 'Vaba',
  standby: 'Valves',
  work: 'Töötab',
} as const;
