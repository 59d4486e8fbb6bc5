import type { TranslatedToRussian } from '../catalogue';
import type { hoursPaper as et } from '../et/hoursPaper';

export const hoursPaper: TranslatedToRussian<typeof et> = {
  title: 'Время вождения и отдыха: {name} {first} - {last}',
  asOf: 'По состоянию на {when}. Прошедшие дни — по часам, о которых сообщил водитель, остальные — по плану.',
  restedBefore: 'Рабочее время до {when} неизвестно: оно засчитано как отдых.',
  problems: 'Данные противоречивы: {problems}.',
  drivingAndWork: 'вождение · работа',
  rest: 'отдых',
  driving: 'вождение',
  otherWork: 'другая работа',
  availability: 'готовность',
  break: 'перерыв, отдых',
  none: 'Нарушений нет.',
  infringements: 'Нарушения ({count})',
  risk: 'Выявленные при одной проверке, они подняли бы показатель риска предприятия на {points, plural, one {# балл} few {# балла} many {# баллов} other {# балла}}.',
  trip: 'рейс {number}',
};
