/** Passwords, of the own and of others. */
export const passwords = {
  open: 'Parool',
  change: 'Muuda parool',
  present: 'Praegune parool',
  next: 'Uus parool',
  again: 'Uus parool uuesti',
  hint: 'Vähemalt 10 tähemärki, näiteks kolm sõna',
  missing: 'Parool puudu',
  presentMissing: 'Palun sisestage praegune parool',
  differ: 'Paroolid ei ühti',
  changed: 'Parool uuendatud!',
  note: 'Teistes seadmetes tuleb seejärel uuesti sisse logida, kalendri link tuleb uuesti luua.',
  noteOffice: 'Teistes seadmetes tuleb seejärel uuesti sisse logida, kalendri link ja API-võtmed tuleb uuesti luua.',
} as const;
