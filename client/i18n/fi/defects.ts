import type { Translated } from '../translate';
import type { defects as et } from '../et/defects';

export const defects: Translated<typeof et> = {
  title: 'Viat',
  none: 'Vikoja ei ole.',
  failed: 'Vikoja ei voitu ladata',
  report: 'Ilmoita viasta',
  text: 'Mikä on rikki?',
  textMissing: 'Kirjoittaisitteko, mikä on rikki',
  mayNotDrive: 'Linja-autolla ei saa ajaa',
  reported: 'Viasta on ilmoitettu',
  by: '{name}, {when}',
  state: 'Tila',
  open: 'avoin',
  workshop: 'korjaamolla',
  done: 'korjattu',
  changed: 'Tallennettu',
  photo: 'Kuva',
  addPhoto: 'Lisää kuva',
  showDone: 'Näytä korjatut: {count}',
};
