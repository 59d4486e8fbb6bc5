/** The office's words to all drivers of a day. */
export const driverNotices = {
  tell: 'Teata kõigile',
  title: 'Teade päeva juhtidele',
  day: 'Päev',
  none: 'Sel päeval ei sõida ükski juht.',
  text: 'Mida öelda?',
  textMissing: 'Kirjutage, mida juhtidele öelda',
  hint: 'Jõuab e-kirja ja telefoni teavitusena. Lukustatud telefon näitab seda kõigile, kes vaatavad.',
  send: '{count, plural, one {Saada # juhile} other {Saada # juhile}}',
  told: 'Teade on juhtidele saadetud!',
} as const;
