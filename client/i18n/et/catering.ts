/** Food packages. */
export const catering = {
  title: 'Toitlustuspaketid',
  hiddenTitle: 'Peidetud toitlustuspaketid',
  add: 'Lisa pakett',
  empty: 'Siia ilmuvad paketid, mida klient saab reisile juurde tellida.',
  loadFailed: 'Toitlustuspakettide laadimine ebaõnnestus',
  hidden: 'Toidupakk peidetud!',
  shown: 'Toidupakk nähtavaks tehtud!',
  priceHint: '0.00',
  keepsPrice: 'Varem tehtud tellimustes jäävad nimi ja hind samaks.',
  createTitle: 'Uus toitlustuspakett',
  create: 'Lisa pakett',
  created: 'Uus toidupakk lisatud!',
} as const;
