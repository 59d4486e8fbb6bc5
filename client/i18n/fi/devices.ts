import type { devices as et } from '../et/devices';
import type { Translated } from '../translate';

export const devices = {
  title: 'Missä olen kirjautuneena',
  current: 'tämä laite',
  unknown: 'Tuntematon laite',
  where: 'Verkko {address}',
  first: 'Kirjauduttu {moment}',
  last: 'viimeksi nähty {moment}',
  end: 'Kirjaa ulos',
  endLabel: 'Kirjaa ulos: {device}',
  endOthers: 'Kirjaa ulos kaikki muut',
  ended: 'Laite on kirjattu ulos!',
  endedOthers: 'Kaikki muut laitteet on kirjattu ulos!',
  failed: 'Laitteita ei voitu ladata',
  alone: 'Ette ole kirjautuneena muualla.',
} satisfies Translated<typeof et>;
