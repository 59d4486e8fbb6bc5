import type { TranslatedToRussian } from '../catalogue';
import type { routeNote as et } from '../et/routeNote';

export const routeNote = {
  ferry: 'Паром {name}: переправа около {crossing}, ожидание ещё около {waiting}.',
  overWater: 'Маршрут проходит через воду: учитывайте ожидание парома.',
  noFerryKnown: 'Паром для автобусов неизвестен ({lands}): расстояние и время оценены по прямой.',
  beyondEstonia: 'Маршрут выходит за пределы Эстонии: расстояние и время приблизительны.',
} satisfies TranslatedToRussian<typeof et>;
