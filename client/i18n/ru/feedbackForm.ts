import type { feedbackForm as et } from '../et/feedbackForm';
import type { TranslatedToRussian } from '../translate';

export const feedbackForm = {
  hours: 'Рабочие часы',
  hoursOn: 'Часы {date}',
  hoursTooMany: 'В этом дне часов не больше {most}',
  hoursUnread: 'Часы должны быть числом',
  addDay: 'Добавить день',
  removeDay: 'Убрать день {date}',
  totalHours: 'Часов всего',
  hoursCount: '{count} ч',
  howWasIt: 'Как прошла поездка?',
  wentWell: 'Всё хорошо',
  wentBadly: 'Были проблемы',
  wentWellMissing: 'Укажите, пожалуйста, как прошла поездка',
  comment: 'Комментарий',
  commentHint: 'Что нам стоит знать?',
  zeroHoursQuestion: 'Отправить 0 часов?',
  zeroHoursHint: 'Ни в одном дне нет рабочих часов. Если вы ехали, нажмите «Отмена» и введите часы.',
  zeroHoursSend: 'Отправить 0 часов',
} satisfies TranslatedToRussian<typeof et>;
