import type { Translated } from '../translate';
import type { roadPapers as et } from '../et/roadPapers';

export const roadPapers: Translated<typeof et> = {
  title: 'Ajon asiakirjat',
  folder: 'Ajokansio (PDF)',
  form: 'Ajolomake (PDF)',
  busy: 'Valmistellaan…',
  failed: 'Asiakirjaa ei voitu luoda',
  loadFailed: 'Ajolomakkeen numeroita ei voitu ladata',
  hint: 'Mukana olevan numeroidun ajolomakkeen numerot:',
  book: 'Kirjan numero',
  sheet: 'Lomakkeen numero',
  numberMissing: 'Numero puuttuu',
  saved: 'Ajolomakkeen numerot tallennettu',
  photo: 'Avaa lomakkeen kuva',
  addPhoto: 'Lisää kuva lomakkeesta',
  newPhoto: 'Vaihda lomakkeen kuva',
};
