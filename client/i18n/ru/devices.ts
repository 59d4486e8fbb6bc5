import type { devices as et } from '../et/devices';
import type { TranslatedToRussian } from '../translate';

export const devices = {
  title: 'Где выполнен вход',
  current: 'это устройство',
  unknown: 'Неизвестное устройство',
  where: 'Сеть {address}',
  first: 'Вход {moment}',
  last: 'последний раз {moment}',
  end: 'Завершить',
  endLabel: 'Завершить: {device}',
  endOthers: 'Завершить все остальные',
  ended: 'На устройстве выполнен выход!',
  endedOthers: 'На всех других устройствах выполнен выход!',
  failed: 'Не удалось загрузить устройства',
  alone: 'Больше нигде вход не выполнен.',
} satisfies TranslatedToRussian<typeof et>;
