import type { Translated } from '../catalogue';
import type { cancellation as et } from '../et/cancellation';

export const cancellation: Translated<typeof et> = {
  title: 'Peruutus',
  until: '{when} asti',
  from: '{when} alkaen',
  always: 'lähtöön asti',
  free: 'maksutta',
  share: '{percent} matkan hinnasta',
  leastShare: '{percent} matkan hinnasta, vähintään {least}',
  basis: 'Prosentti lasketaan matkan arvonlisäverollisesta hinnasta ilman tarjoilua.',
};
