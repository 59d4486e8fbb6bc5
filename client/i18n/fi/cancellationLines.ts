import type { cancellationLines as et } from '../et/cancellationLines';
import type { Translated } from '../translate';

export const cancellationLines = {
  title: 'Peruutus',
  basis: 'Prosentti lasketaan matkan arvonlisäverollisesta hinnasta ilman tarjoilua.',
} satisfies Translated<typeof et>;
