/** One act on several rows of a table. */
export const bulk = {
  bar: 'Valitud read',
  chosen: 'Valitud {count}',
  running: 'Teen… {done} / {of}',
  export: 'Ekspordi valitud',
  clear: 'Tühista valik',
  outcome: 'Tehtud {done}, tegemata {refused}',
  done: 'Tehtud',
  refused: 'Tegemata: {reason}',
  archive: 'Vii arhiivi',
  takeFromArchive: 'Võta arhiivist tagasi',
  assign: 'Määra sobiv buss ja juht',
  remind: 'Saada meeldetuletused',
  noEmail: 'Kliendil ei ole e-posti aadressi',
} as const;
