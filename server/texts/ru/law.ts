import type { TranslatedToRussian } from '../catalogue';
import type * as et from '../et/law';

export const severity: TranslatedToRussian<typeof et.severity> = {
  MI: 'незначительное',
  SI: 'серьёзное',
  VSI: 'очень серьёзное',
  MSI: 'самое серьёзное',
};

export const law: TranslatedToRussian<typeof et.law> = {
  dailyDriving: '{actual} вождения в день, разрешено 9 ч: продлённых дней больше нет',
  extendedDailyDriving: '{actual} вождения в день, в продлённый день разрешено 10 ч',
  weeklyDriving: '{actual} вождения в неделю, разрешено 56 ч',
  fortnightDriving: '{actual} вождения за две недели, разрешено 90 ч',
  drivingBreak: '{actual} вождения без 45-минутного перерыва, разрешено 4 ч 30',
  dailyRest:
    '{tense, select, past {ежедневный отдых составил} other {ежедневный отдых составит}} {actual}, нужно 11 ч: сокращённых отдыхов больше нет',
  reducedDailyRest:
    '{tense, select, past {ежедневный отдых составил} other {ежедневный отдых составит}} {actual}, нужно не менее 9 ч',
  splitDailyRest:
    '{tense, select, past {ежедневный отдых составил} other {ежедневный отдых составит}} {actual}, вторая часть разделённого отдыха — 9 ч',
  multiMannedRest:
    '{tense, select, past {отдых составил} other {отдых составит}} {actual}, с двумя водителями нужно 9 ч в течение 30 часов',
  weeklyRest:
    '{tense, select, past {недельный отдых составил} other {недельный отдых составит}} {actual}, нужно 45 ч или компенсация сокращённого отдыха',
  reducedWeeklyRest:
    '{tense, select, past {сокращённый недельный отдых составил} other {сокращённый недельный отдых составит}} {actual}, нужно 24 ч',
  noWeeklyRest: 'за две недели подряд нет ни одного недельного отдыха, нужно два',
  weeklyRestsInFortnight: 'за две недели подряд нужно два недельных отдыха, один из них — 45 ч',
  weeklyRestLate:
    '{tense, select, past {недельный отдых начался} other {недельный отдых начнётся}} на {by} позже, чем допускают шесть суток',
  weeklyRestLateAfter12Days:
    '{tense, select, past {недельный отдых начался} other {недельный отдых начнётся}} на {by} позже, чем допускают 12 суток',
  restAfter12Days:
    '{tense, select, past {отдых после правила 12 дней составил} other {отдых после правила 12 дней составит}} {actual}, нужно 69 ч: не хватает {by}',
  nightDrivingAlone: '{actual} вождения ночью в одиночку, по правилу 12 дней разрешено 3 ч',
  workWeek48: '{actual} работы в неделю при среднем за четыре месяца более 48 ч',
  workWeek60: '{actual} работы в неделю, разрешено 60 ч',
  workWithoutBreak: '{actual} работы без перерыва, разрешено 6 ч',
  workBreak30: 'перерывов всего {actual}, при рабочем дне свыше 6 ч нужно 30 мин',
  workBreak45: 'перерывов всего {actual}, при рабочем дне свыше 9 ч нужно 45 мин',
  nightWork: '{actual} работы за сутки с ночной работой: разрешено 10 ч',
  lineDriving: '{actual} вождения на линии в день, разрешено 9 ч',
  lineRest:
    '{tense, select, past {ежедневный отдых между днями на линии составил} other {ежедневный отдых между днями на линии составит}} {actual}, нужно 9 ч',
};

export const lawProblem: TranslatedToRussian<typeof et.lawProblem> = {
  badTime: 'время не указано или неверно',
  reversed: 'конец раньше начала',
  overlap: 'на одно и то же время записаны два занятия',
  twoServices: 'в то же время другая поездка',
  unknownService: 'поездка занятия не найдена',
  serviceOutOfBounds: 'занятие выходит за время своей поездки',
};

export const duty: TranslatedToRussian<typeof et.duty> = {
  tooLong: 'рабочий день {actual}: одному водителю нельзя',
  lasts: 'рабочий день {actual}',
  historyUnknown: 'прежнее рабочее время неизвестно и считается отдыхом',
  fits: 'подходит · рабочий день {duty}, за рулём {driving}',
  restsByDay: 'учтено, что водитель отдыхает {from}–{to} ({place})',
  journeyForm: '{what}: в автобусе должен быть путевой лист',
  breakParts: 'перерыв из двух частей (исключение 2024 года)',
  longWindow: '25-часовые сутки (исключение 2024 года)',
  twelveDays: 'правило 12 дней (исключение 2024 года)',
};

export const use: TranslatedToRussian<typeof et.use> = {
  extendedDays:
    '{minutes} вождения, продлённый день на этой неделе: {times, select, 1 {1-й раз} 2 {2-й раз} 3 {3-й раз} 4 {4-й раз} 5 {5-й раз} other {{times}.}}',
  reducedRests:
    'сокращённый отдых {minutes}, {times, select, 1 {1-й раз} 2 {2-й раз} 3 {3-й раз} 4 {4-й раз} 5 {5-й раз} other {{times}.}} после недельного отдыха',
  reducedRestsOf11:
    'сокращённый отдых, {times, select, 1 {1-й раз} 2 {2-й раз} 3 {3-й раз} 4 {4-й раз} 5 {5-й раз} other {{times}.}} после недельного отдыха',
  longWindows:
    '25-часовые сутки, {times, select, 1 {1-й раз} 2 {2-й раз} 3 {3-й раз} 4 {4-й раз} 5 {5-й раз} other {{times}.}} за поездку',
  reducedWeeklyRests: 'сокращённый недельный отдых {minutes}, недостающее нужно возместить',
  putOffWeeklyRests: 'правило 12 дней: недельный отдых переносится',
};

export const need: TranslatedToRussian<typeof et.need> = {
  secondDriver: 'второй водитель',
  restAt: '{minutes} отдыха ({where})',
  rest: '{minutes} отдыха',
  stop: 'стоянка {minutes} в пути',
  night: 'ночёвка в пути',
  leaveLater: 'отправление в {at}',
  shiftLater: 'вся поездка на {by} позже (отправление в {at})',
  shiftEarlier: 'вся поездка на {by} раньше (отправление в {at})',
  needs: '{what} — нужно: {ways}',
  both: '{one} и {other}',
};

export const repair: TranslatedToRussian<typeof et.repair> = {
  secondDriver: 'Второй водитель',
  rest: '{where}: стоянка {minutes}',
  stop: 'Стоянка {minutes} в пути',
  night: 'Ночёвка в пути',
  leaveLater: 'Отправление в {at}',
  shiftLater: 'Вся поездка на {by} позже',
  shiftEarlier: 'Вся поездка на {by} раньше',
  reached: '{what}: {where} (прибытие в {by})',
  both: '{one} + {other}',
};

export const emptyDrive: TranslatedToRussian<typeof et.emptyDrive> = {
  out: 'В пустом рейсе к первой остановке: перерыв водителя {rest}, выезд в {at}',
  back: 'В обратном пустом рейсе: перерыв водителя {rest}, возвращение в {at}',
  onBack: 'В обратном пустом рейсе',
};

export const shortBreak: TranslatedToRussian<typeof et.shortBreak> = {
  atStop: '{where}: стоянка {has}, для перерыва водителя нужно {needs}',
  onWay: '{where}: в пути нужен перерыв {needs} не позднее {by}',
};

export const line: TranslatedToRussian<typeof et.line> = {
  and: '{one}; {other}',
  of: '{name}: {why}',
};
