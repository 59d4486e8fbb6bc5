import type { descriptions as et } from '../et/descriptions';
import type { Translated } from '../translate';

export const descriptions = {
  accept: 'Tarjous matkastanne: reitti, kellonajat ja hinta. Vahvistatte sen yhdellä painalluksella.',
  reject: 'Tarjous matkastanne. Voitte kertoa, miksi se ei sopinut.',
  confirmJob: 'Ajo, joka odottaa kuljettajan vastausta: reitti, kellonajat ja bussi.',
  feedback: 'Miten ajo meni: kuljettajan tunnit ja huomiot.',
  trip: 'Matkanne: reitti, kellonajat, hinta ja ehdot, ja kaikki, mitä voitte itse muuttaa.',
  login: 'Kirjautuminen portaaliin: ajojärjestelijöille ja kuljettajille.',
  inquiry: 'Tilausbussi matkallenne: kun kerrotte reitin ja matkustajat, tarjous tulee sähköpostitse.',
  portal: 'Tilausajot bussilla: tarjouspyynnöt, tarjoukset ja matkat.',
  /** Where nothing works without it. */
  needsScripts: 'Portaalin käyttö edellyttää, että JavaScript on sallittu selaimessa.',
} satisfies Translated<typeof et>;
