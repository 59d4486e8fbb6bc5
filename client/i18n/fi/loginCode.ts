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
  confirmTitle: 'Vahvistakaa, että se olette te',
  passkeyLead: 'Vahvistakaa pääsyavaimella. Jos se ei ole käsillä, kirjoittakaa tähän jokin varakoodeista.',
  bothLead:
    'Vahvistakaa pääsyavaimella tai kirjoittakaa tähän todennussovelluksen koodi. Jos kumpaakaan ei ole käsillä, kirjoittakaa jokin varakoodeista.',
  passkey: 'Vahvista pääsyavaimella',
  passkeyFailed: 'Pääsyavainta ei käytetty. Yrittäkää uudelleen tai kirjoittakaa koodi.',
  recoveryCode: 'Varakoodi',
} satisfies Translated<typeof et>;
