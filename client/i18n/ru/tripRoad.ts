import type { tripRoad as et } from '../et/tripRoad';
import type { TranslatedToRussian } from '../translate';

export const tripRoad = {
  title: 'Где автобус',
  failed: 'Местоположение автобуса не удалось загрузить. Скоро попробуем снова.',
  arrives: 'Автобус прибудет на остановку {stop} примерно в {time}.',
  leaves: 'Автобус на остановке {stop} и отправится примерно в {time}.',
  known: 'Автобус в пути. Время пока неизвестно.',
  unknown: 'Сейчас местоположение автобуса неизвестно.',
  planned: 'По плану: {time}.',
  seenAt: 'Местоположение на {time}.',
  map: 'Автобус на карте',
} satisfies TranslatedToRussian<typeof et>;
