import type { TranslatedToRussian } from '../catalogue';
import type * as et from '../et/errors';

export const access: TranslatedToRussian<typeof et.access> = {
  signIn: 'Пожалуйста, войдите',
  adminOnly: 'Для этого нужны права администратора',
  usernameMissing: 'Введите имя пользователя',
  passwordMissing: 'Введите пароль',
  wrongPassword: 'Неверное имя пользователя или пароль',
  tooManyAttempts:
    'Слишком много попыток. Попробуйте снова через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  tooManyCalls:
    'Слишком много запросов за короткое время. Попробуйте снова через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}.',
  reloadOrSignIn: 'Обновите страницу или войдите',
  foreignPage: 'Запрос пришёл с другого сайта',
  notAllowed: 'У вас нет прав на это',
  passwordLength: 'Пароль должен содержать от 10 до 128 символов и не состоять только из пробелов',
  passwordGuessable: 'Этот пароль легко угадать. Пожалуйста, выберите другой, например три случайных слова',
  passwordNotCurrent: 'Текущий пароль неверен',
  passwordSame: 'Новый пароль должен отличаться от текущего',
  passwordsDiffer: 'Пароли не совпадают',
  wrongCode: 'Код неверен',
  codeNeeded: 'Для входа нужен также код',
  signInAgain: 'Время входа истекло. Начните, пожалуйста, заново.',
  factorThere: 'Приложение уже добавлено, или добавление не начато',
  noFactor: 'У пользователя нет второго фактора',
  ownFactor: 'Свой код и ключи доступа можно отключить в своих данных',
  ownFactorFirst: 'Сначала добавьте второй фактор себе',
  factorNeeded: 'Администратор должен сначала добавить второй фактор',
  passwordOldMissing: 'Чтобы изменить свой пароль, введите и текущий пароль',
  linkUsed: 'Ссылка уже использована или устарела',
  factorUnreadable:
    'Код приложения невозможно проверить: на сервере больше нет ключа, которым он зашифрован. Используйте запасной код или ключ доступа либо попросите администратора отключить двухэтапный вход.',
  lastFactor: 'У администратора должен остаться хотя бы один второй фактор. Сначала добавьте новый.',
  passkeysImpossible: 'Ключи доступа работают, только если у портала есть адрес https с именем',
  passkeyLate: 'Подтверждение ключа доступа опоздало или уже использовано. Попробуйте, пожалуйста, ещё раз.',
  passkeyRefused: 'Ключ доступа не удалось проверить. Попробуйте, пожалуйста, ещё раз.',
  passkeyUnknown: 'Портал не знает этот ключ доступа. Войдите, пожалуйста, с паролем.',
  passkeyCopied:
    'Похоже, у этого ключа доступа есть копия, и он больше не действует. Войдите иначе, удалите его и добавьте новый.',
  passkeyThere: 'Этот ключ доступа уже добавлен',
  passkeyNameMissing: 'Введите, пожалуйста, название ключа доступа',
  tooManyPasskeys: 'Ключей доступа уже 20. Сначала удалите какой-нибудь.',
};

export const server: TranslatedToRussian<typeof et.server> = {
  unexpected: 'Что-то пошло не так. Попробуйте ещё раз.',
  unavailable: 'База данных не отвечает. Попробуйте снова через несколько секунд.',
  changedMeanwhile: 'Кто-то изменил или удалил это в то же время. Обновите страницу.',
  noSuchPage: 'Такой страницы нет',
  requestTooLarge: 'Запрос слишком большой',
  requestUnreadable: 'Запрос не удаётся прочитать',
};

export const input: TranslatedToRussian<typeof et.input> = {
  unstorable: 'В тексте есть символ, который нельзя сохранить',
  tooLong: 'Текст слишком длинный',
  invalid: 'Неверные данные',
  badUuid: 'Неверный идентификатор',
  badId: 'Неверный идентификатор',
  badKey: 'Неверный ключ',
  badCursor: 'Неверная ссылка на страницу',
  badMoment: 'Неверная дата или время',
  badDate: 'Неверная дата',
  badTime: 'Неверное время, введите в виде 08:30',
  badEmail: 'Введите правильный адрес электронной почты',
  badPhone: 'Введите правильный номер телефона',
  badPrice: 'Введите цену в виде 123.45',
  badAmount: 'Введите сумму в виде 123.45',
  badVatRate: 'Выберите ставку НДС: 22 %, 24 % или 0 %',
  searchTooLong: 'Поиск — не более 255 символов',
  longest: 'Не более {most} символов',
  badRegistrationNumber: 'Регистрационный код состоит из 8 цифр',
  badVatNumber: 'Номер НДС имеет вид EE123456789',
};

export const missing: TranslatedToRussian<typeof et.missing> = {
  order: 'Заказ не найден',
  offer: 'Предложение не найдено',
  confirmation: 'Подтверждение не найдено',
  job: 'Рейс не найден',
  feedback: 'Отзыв не найден',
  calendar: 'Календарь не найден',
  user: 'Пользователь не найден',
  driver: 'Водитель не найден',
  bus: 'Автобус не найден',
  arrangement: 'Регулярный рейс не найден',
  exception: 'Исключение не найдено',
  photo: 'Изображение не найдено',
  trip: 'Поездка не найдена',
  changeRequest: 'Запрос на изменение не найден',
  token: 'Ключ не найден',
  absence: 'Отсутствие не найдено',
  entry: 'Запись не найдена',
  priceList: 'Прайс-лист не найден',
  foodPackage: 'Пакет питания не найден',
  webhook: 'Веб-хук не найден',
  backup: 'Резервная копия не найдена',
  message: 'Сообщение не найдено',
  passkey: 'Ключ доступа не найден',
  importBatch: 'Файл не найден',
  mailDraft: 'Письмо не найдено',
  customer: 'Клиент не найден',
  customerMerge: 'Объединение не найдено',
  invoice: 'Счёт не найден',
  bankEntry: 'Запись не найдена',
  payment: 'Платёж не найден',
  journeySheet: 'Путевой лист не найден',
  defect: 'Неисправность не найдена',
};

export const order: TranslatedToRussian<typeof et.order> = {
  emailMissing: 'Введите адрес электронной почты',
  phoneMissing: 'Введите номер телефона',
  fullNameMissing: 'Введите имя и фамилию',
  passengersMissing: 'Введите число пассажиров',
  tooManyPassengers: 'Число пассажиров слишком большое',
  countTooSmall: 'Количество должно быть не меньше 1',
  countTooLarge: 'Количество слишком большое',
  idTaken: 'Запрос с таким идентификатором уже есть',
  tripIsPast: 'Время этой поездки прошло. Отправьте новый запрос.',
  answeredAlready:
    'Мы уже ответили на этот запрос, здесь его больше нельзя изменить. Проверьте свою почту и напишите или позвоните нам.',
  wrongStatus:
    'Это больше невозможно: состояние заказа — «{status, select, new {запрос без ответа} answered {запрос с ответом} accepted {принятое предложение} job {рейс} archived {в архиве} rejected {отклонено} other {истекло без ответа}}»',
  tripEnded: 'Поездка уже закончилась',
  tripNotEnded: 'Поездка ещё не закончилась',
  stale: 'Кто-то тем временем изменил заказ. Посмотрите изменения и сохраните снова.',
  tripBegun: 'Поездка уже началась',
};

export const route: TranslatedToRussian<typeof et.route> = {
  twoStopsAtLeast: 'Добавьте не менее двух остановок',
  tenStopsAtMost: 'В маршруте может быть не более 10 остановок',
  departuresMissing: 'Укажите время отправления для всех остановок',
  departureInPast: 'Время отправления не может быть в прошлом',
  departureBeforeFormer: 'Время отправления должно быть позже предыдущего',
  departureTooFar: 'Отправление возможно не более чем на два года вперёд',
  leftBeforeReached: 'Автобус прибудет сюда примерно в {time}: выберите более позднее отправление',
  driverAtStopGiven: 'Действия водителя на остановке определяет перевозчик',
  outsideEurope: 'Это место за пределами Европы',
  noSuchPlace: 'Такого места нет',
  clockSkipsHour: 'В эту ночь переводят часы, и такого времени отправления нет',
};

export const food: TranslatedToRussian<typeof et.food> = {
  repeated: 'Пакет питания повторяется',
  unavailable: 'Пакет питания больше не доступен',
};

export const offer: TranslatedToRussian<typeof et.offer> = {
  linkExpired: 'Ссылка устарела!',
  ended: 'Срок предложения истёк',
  rejected: 'Предложение отклонено',
  decided: 'На этот запрос уже дан ответ!',
  superseded: 'Тем временем мы отправили вам новое предложение. Посмотрите его и затем подтвердите.',
};

export const job: TranslatedToRussian<typeof et.job> = {
  driverMissing: 'Выберите водителя!',
};

export const feedback: TranslatedToRussian<typeof et.feedback> = {
  ownJobsOnly: 'Отзыв можно оставить только о своём рейсе',
  tripNotBegun: 'Поездка ещё не началась',
  readAlready: 'Отзыв уже просмотрен, изменить его нельзя',
  hoursMissing: 'Укажите часы хотя бы за один день',
  daysAtMost: 'Не более 31 дня',
  hoursNoNumber: 'Часы должны быть числом',
  hoursNegative: 'Часов не может быть меньше нуля',
  hoursPerDay: 'В сутках не более 24 часов, в день перевода часов — 25',
  hoursAtMost: 'В этих сутках не более {hours, plural, one {# часа} few {# часов} many {# часов} other {# часа}}',
  tooManyDays: 'Слишком много дней: в поездке их было {days}',
  readAtOnce: 'За один раз можно отметить прочитанными не более {most} отзывов',
};

export const feed: TranslatedToRussian<typeof et.feed> = {
  ownOnly: 'Изменить можно только свой календарь',
  hiddenUser: 'У скрытого пользователя не может быть адреса календаря',
};

export const hours: TranslatedToRussian<typeof et.hours> = {
  ownOnly: 'Можно смотреть только своё время вождения и отдыха',
  daysAtOnce: 'За один раз можно смотреть от 1 до {days} дней',
  badDayCount: 'Неверное число дней',
};

export const records: TranslatedToRussian<typeof et.records> = {
  ownOnly: 'Можно смотреть только свои документы',
};

export const period: TranslatedToRussian<typeof et.period> = {
  lastDayBeforeFirst: 'Последний день не может быть раньше первого',
  endBeforeStart: 'Конец не может быть раньше начала',
  calendarTooLong: 'Календарь можно запросить не более чем на {days} дней',
  busyTooLong: 'Занятость можно запросить не более чем на {days} дней',
  badYear: 'Год должен быть от 2000 до 2100',
};

export const live: TranslatedToRussian<typeof et.live> = {
  tooManyPages: 'Слишком много открытых страниц, закройте некоторые',
  tooManyPagesHere: 'Слишком много открытых страниц',
  badCursor: 'Неверная позиция',
  badWait: 'Секунд — от 0 до 3600',
  unavailable: 'Следить за изменениями сейчас невозможно',
  wrongAddress: 'Следить за изменениями можно по адресу /api/live',
};

export const myTrip: TranslatedToRussian<typeof et.myTrip> = {
  companyMissing: 'Введите название компании',
  noSuchRegistrationNumber: 'Такого регистрационного кода нет, проверьте цифры',
  notEditable: 'Здесь это больше нельзя изменить. Позвоните нам, если нужно что-то изменить.',
  foodPriceChanged: 'Питание теперь стоит {total}. Проверьте цену и сохраните снова.',
  foodTooLate: 'Питание можно было изменить до {until}. Позвоните нам, если нужно что-то изменить.',
  changedMeanwhile: 'Тем временем изменилось: {what}. Теперь вы видите новые данные, проверьте их и сохраните снова.',
  moreThanBus: 'Мест в автобусе: {most}. Если вас больше, отправьте запрос на изменение, и мы уточним цену.',
  moreThanOffer:
    'Предложение рассчитано на число пассажиров: {most}. Если вас больше, отправьте запрос на изменение, и мы уточним цену.',
  feeChanged: 'Плата за отмену теперь {fee}. Проверьте её и подтвердите снова.',
};

export const change: TranslatedToRussian<typeof et.change> = {
  nothingSaid: 'Укажите, что вы хотите изменить',
  nothingChanges: 'Всё уже так, как вы хотите',
  open: 'Этот запрос ещё ждёт ответа',
  priced: 'На этот запрос уже отправлена цена: решает клиент',
  taken: 'Это изменение уже сделано',
  declined: 'В этом запросе уже отказано',
  refused: 'Клиент отказался от этого изменения',
  replaced: 'Клиент тем временем изменил запрос: посмотрите новый',
  expired: 'Этот запрос устарел: поездка отменена или закончилась',
  reasonMissing: 'Напишите клиенту почему',
  notAnswered: 'Мы ещё не ответили на этот запрос',
};

export const tripEvent: TranslatedToRussian<typeof et.tripEvent> = {
  otherDriver: 'Эти отметки сделал другой водитель. Войдите под его именем.',
  cancelled: 'Поездка отменена. Отметка сохранена, но не учитывается.',
  givenAway: 'Поездка передана другому водителю.',
  noStop: 'Этой остановки в маршруте больше нет.',
  badSum: 'Такую сумму нельзя записать.',
  tooOld: 'Отметка пришла более чем через 30 дней.',
};

export const position: TranslatedToRussian<typeof et.position> = {
  off: 'Передача местоположения автобусов в портале отключена.',
  notYours: 'Это не ваш рейс.',
  offDuty: 'Местоположение передаётся только во время рабочего дня.',
  outsideWindow: 'Местоположение принимается за час до рейса и до часа после него.',
  unreadable: 'Местоположение не удалось прочитать',
  outsideEarth: 'Такого места на Земле нет',
  future: 'Время местоположения в будущем',
  old: 'Местоположению больше часа',
  tooFast: 'Автобус не ездит так быстро',
  wrongKey: 'Ключ трекера недействителен',
};

export const passengers: TranslatedToRussian<typeof et.passengers> = {
  textTooLong: 'Список слишком длинный. За один раз можно сохранить не более 1000 имён.',
  ownJobsOnly: 'Список пассажиров видят только водители этого рейса',
  closed: 'Поездка закончилась или отменена, список больше нельзя изменить',
  notNeeded: 'Для этой поездки список пассажиров не нужен',
  stale: 'Список тем временем изменили. Загрузите его снова.',
  tooMany:
    'В списке {names, plural, one {# имя} few {# имени} many {# имён} other {# имени}}. За один раз можно сохранить не более {most} имён.',
  moreThanOrdered:
    'В списке {names, plural, one {# имя} few {# имени} many {# имён} other {# имени}}, а число пассажиров — {passengers}. Удалите лишние строки или сначала измените число пассажиров.',
  nameMissing: 'Строка {line}: имя отсутствует',
  nameHasNumbers: 'Строка {line}: в имени есть цифры. Напишите над столбцами заголовки: ФИО, Документ, Дата рождения',
  nameTooLong: 'Строка {line}: имя может содержать не более {most} символов',
  documentTooLong: 'Строка {line}: номер документа может содержать не более {most} символов',
  badBirthday: 'Строка {line}: дата рождения — не дата, укажите её в виде 31.12.1990',
  nameHeading: 'ФИО',
  documentHeading: 'Документ',
  bornOnHeading: 'Дата рождения',
};

export const pay: TranslatedToRussian<typeof et.pay> = {
  off: 'Сейчас нельзя оплатить через банк или картой. Пожалуйста, оплатите по номеру ссылки.',
  refused: 'Не удалось начать оплату: возможно, счёт только что оплачен. Обновите страницу через несколько минут.',
  silent: 'Платёжный сервис не отвечает. Попробуйте ещё раз через минуту или оплатите по номеру ссылки.',
  nothingOpen: 'Этот счёт уже оплачен',
  wrongSignature: 'Неверная подпись',
};

export const tripPart: TranslatedToRussian<typeof et.tripPart> = {
  status: 'состояние поездки',
  time: 'время',
  route: 'маршрут',
  passengers: 'число пассажиров',
  leader: 'руководитель группы',
  notes: 'примечания',
  food: 'питание',
  invoice: 'данные для счёта',
  price: 'цена',
};

export const road: TranslatedToRussian<typeof et.road> = {
  ownJobsOnly: 'Документы рейса можно открыть только для своей работы',
  busNotThere: 'Этого автобуса нет в этом рейсе',
  numberMissing: 'Пожалуйста, укажите номер',
};

export const defects: TranslatedToRussian<typeof et.defects> = {
  textMissing: 'Пожалуйста, напишите, что сломано',
};
