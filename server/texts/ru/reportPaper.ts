import type { TranslatedToRussian } from '../catalogue';
import type { reportPaper as et } from '../et/reportPaper';

export const reportPaper: TranslatedToRussian<typeof et> = {
  title: 'Отчёты водителей',
  reported: 'Отзыв есть',
  unreported: 'Отзыва нет',
  ahead: 'ещё не выполнен',
  occurrence: 'Регулярный рейс',
  date: 'Дата',
  route: 'Маршрут',
  duration: 'Длительность',
  hours: 'Часы',
  status: 'Состояние',
  total: 'ВСЕГО',
  extra: 'Доп. работа',
  summary: 'Итоги',
  totalHours: 'Всего часов: {hours} ч',
  activeDrivers: 'Активных водителей: {count}',
};
