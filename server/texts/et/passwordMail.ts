export const passwordMail = {
  subject: 'Teie parool on muudetud',
  byYou: 'Teie portaali parool muudeti.',
  byOffice: 'Kontor andis teile portaali jaoks uue parooli.',
  signedOut: 'Teistes seadmetes tuleb uuesti sisse logida, kalendri link tuleb uuesti luua.',
  notYou: 'Kui te seda ei oodanud, helistage kohe kontorisse: võib-olla teab teie parooli keegi teine.',
  linkSubject: 'Link uue parooli jaoks',
  linkLead: 'Palusite uut parooli. Valige see siit:',
  linkOpen: 'Vali uus parool',
  linkNote:
    'Link kehtib 20 minutit ja töötab ühe korra. Kui te uut parooli ei palunud, ei ole vaja midagi teha: teie parool jääb samaks.',
  inviteSubject: 'Kutse portaali',
  inviteLead: 'Teile loodi kasutaja ettevõtte {company} portaalis. Valige parool ja logige sisse.',
  inviteName: 'Teie kasutajanimi on {username}.',
  inviteOpen: 'Vali parool',
  inviteNote: 'Link kehtib 7 päeva ja töötab ühe korra. Kui te seda kutset ei oodanud, ei ole vaja midagi teha.',
  deviceSubject: 'Sisselogimine uuest seadmest',
  deviceLead: 'Teie kasutajaga logiti portaali sisse uuest seadmest: {at}.',
  deviceWhere: 'Seade: {device}. Võrk: {address}.',
  unknownDevice: 'tundmatu',
  deviceNotYou:
    'Kui see olite teie, ei ole vaja midagi teha. Kui ei olnud, muutke kohe parool ja helistage kontorisse.',
} as const;
