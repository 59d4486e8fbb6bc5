/** Buses. */
export const fleet = {
  hiddenTitle: 'Peidetud bussid',
  add: 'Lisa buss',
  empty: 'Siia ilmuvad bussid, mida saab töödele määrata.',
  loadFailed: 'Busside laadimine ebaõnnestus',
  hideAhead: 'Bussil on veel sõite ees. Kas peita ikkagi?',
  hideAheadHint: 'Sõidud jäävad bussile alles, kuni määrate teise:',
  hidden: 'Buss peidetud!',
  shown: 'Buss nähtavaks tehtud!',
  nameHint: 'Näiteks mark, mudel ja numbrimärk',
  createTitle: 'Uus buss',
  create: 'Loo buss',
  created: 'Uus buss loodud!',
} as const;
