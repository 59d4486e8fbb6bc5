export const passwordMail = {
  subject: 'Teie parool on muudetud',
  byYou: 'Teie portaali parool muudeti.',
  byOffice: 'Kontor andis teile portaali jaoks uue parooli.',
  signedOut: 'Teistes seadmetes tuleb uuesti sisse logida, kalendri link tuleb uuesti luua.',
  notYou: 'Kui te seda ei oodanud, helistage kohe kontorisse: võib-olla teab teie parooli keegi teine.',
} as const;
