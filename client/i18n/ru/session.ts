import type { session as et } from '../et/session';
import type { TranslatedToRussian } from '../translate';

export const session = {
  title: 'Вход',
  morning: 'Доброе утро!',
  day: 'Добрый день!',
  evening: 'Добрый вечер!',
  username: 'Имя пользователя',
  password: 'Пароль',
  enter: 'Войти',
  entering: 'Входим…',
  usernameMissing: 'Введите, пожалуйста, имя пользователя',
  passwordMissing: 'Введите, пожалуйста, пароль',
  cookiesBlocked: 'Вход не сохранился. Разрешите в браузере файлы cookie и попробуйте ещё раз.',
  slow: 'Сервер отвечает медленнее обычного. Пожалуйста, подождите ещё немного.',
  wantTrip: 'Хотите заказать автобус?',
  toInquiry: 'Запросить цену',
  haveTrip: 'Уже заказывали?',
  toTrips: 'Мои поездки',
  passkey: 'Войти с ключом доступа',
  passkeyWaits: 'Ждём ключ доступа…',
  passkeyFailed: 'Ключ доступа не использован. Попробуйте ещё раз или войдите с паролем.',
} satisfies TranslatedToRussian<typeof et>;
