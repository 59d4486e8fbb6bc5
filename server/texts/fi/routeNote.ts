import type { Translated } from '../catalogue';
import type { routeNote as et } from '../et/routeNote';

export const routeNote = {
  ferry: 'Lautta {name}: ylitys noin {crossing}, lisäksi odotusta noin {waiting}.',
  overWater: 'Reitti kulkee veden yli: varautukaa lautan odotusaikaan.',
  noFerryKnown: 'Bussilauttayhteyttä ei tunneta ({lands}): etäisyys ja aika on arvioitu linnuntietä.',
  beyondEstonia: 'Reitti ulottuu Viron ulkopuolelle: etäisyys ja aika ovat suuntaa-antavia.',
} satisfies Translated<typeof et>;
