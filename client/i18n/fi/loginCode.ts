import type { loginCode as et } from '../et/loginCode';
import type { Translated } from '../translate';

export const loginCode = {
  title: 'Vahvistuskoodi',
  lead: 'Avaisitteko puhelimessa todennussovelluksen ja kirjoittaisitteko sen koodin tähän. Jos puhelinta ei ole, kirjoittakaa jokin varakoodeista.',
  code: 'Koodi',
  codeMissing: 'Koodi puuttuu',
  enter: 'Vahvista',
  entering: 'Vahvistetaan…',
  back: 'Aloita uudelleen',
} satisfies Translated<typeof et>;
