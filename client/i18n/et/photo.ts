/** Photos of people, buses and food packages. */
export const photo = {
  title: 'Pildi üleslaadimine',
  change: 'Muuda pilti',
  open: 'Ava fail seadmest',
  none: 'Faili pole valitud',
  hint: 'JPEG, PNG või WebP, kuni 10 MB',
  preview: 'Valitud pilt',
  noPreview: 'Selle faili eelvaadet ei saa näidata.',
  tooLarge: 'Fail on liiga suur ({size} MB). Lubatud on kuni 10 MB.',
  failed: 'Pilti ei õnnestunud üles laadida.',
  sending: 'Saadan pilti…',
  saving: 'Töötlen pilti…',
  uploaded: 'Pilt edukalt üles laetud!',
  skip: 'Jäta vahele',
} as const;
