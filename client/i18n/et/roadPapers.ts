/** Journey form and trip folder, for the office and drivers. */
export const roadPapers = {
  title: 'Sõidu paberid',
  folder: 'Sõidu kaust (PDF)',
  form: 'Sõiduleht (PDF)',
  busy: 'Koostan…',
  failed: 'Paberit ei õnnestunud koostada',
  loadFailed: 'Sõidulehe numbreid ei õnnestunud laadida',
  hint: 'Nummerdatud sõidulehe numbrid, mis on bussis kaasas:',
  book: 'Raamatu number',
  sheet: 'Lehe number',
  numberMissing: 'Palun kirjutage number',
  saved: 'Sõidulehe numbrid salvestatud!',
  photo: 'Ava lehe pilt',
  addPhoto: 'Lisa lehe pilt',
  newPhoto: 'Muuda lehe pilti',
} as const;
