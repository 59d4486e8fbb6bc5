/** What is judged, in Russian; keys as in English (en.ts). */
export const ru: Record<string, string> = {
  väike: 'незначительное',
  oluline: 'серьёзное',
  'väga raske': 'очень серьёзное',
  'kõige raskem': 'самое серьёзное',
  '{actual} juhtimist päevas, lubatud 9 h: pikendatud päevi rohkem ei ole':
    '{actual} вождения в день, разрешено 9 ч: продлённых дней больше нет',
  '{actual} juhtimist päevas, pikendatud päeval on lubatud 10 h':
    '{actual} вождения в день, в продлённый день разрешено 10 ч',
  '{actual} juhtimist nädalas, lubatud 56 h': '{actual} вождения в неделю, разрешено 56 ч',
  '{actual} juhtimist kahel nädalal, lubatud 90 h': '{actual} вождения за две недели, разрешено 90 ч',
  '{actual} juhtimist ilma 45-minutilise vaheajata, lubatud 4 h 30':
    '{actual} вождения без 45-минутного перерыва, разрешено 4 ч 30',
  'öine puhkus {tense} {actual}, vaja on 11 h: lühendatud puhkusi rohkem ei ole':
    '{tense, select, oli {ночной отдых составил} other {ночной отдых составит}} {actual}, нужно 11 ч: сокращённых отдыхов больше нет',
  'öine puhkus {tense} {actual}, vaja on vähemalt 9 h':
    '{tense, select, oli {ночной отдых составил} other {ночной отдых составит}} {actual}, нужно не менее 9 ч',
  'öine puhkus {tense} {actual}, jaotatud puhkuse teine osa peab olema 9 h':
    '{tense, select, oli {ночной отдых составил} other {ночной отдых составит}} {actual}, вторая часть разделённого отдыха — 9 ч',
  'öine puhkus liinipäevade vahel {tense} {actual}, vaja on 9 h':
    '{tense, select, oli {ночной отдых между днями на линии составил} other {ночной отдых между днями на линии составит}} {actual}, нужно 9 ч',
  'puhkus pärast 12 päeva reeglit {tense} {actual}, vaja on 69 h':
    '{tense, select, oli {отдых после правила 12 дней составил} other {отдых после правила 12 дней составит}} {actual}, нужно 69 ч',
  'puhkus {tense} {actual}, kahe juhiga on vaja 9 h 30 tunni jooksul':
    '{tense, select, oli {отдых составил} other {отдых составит}} {actual}, с двумя водителями нужно 9 ч в течение 30 часов',
  'lühendatud nädalapuhkus {tense} {actual}, vaja on 24 h':
    '{tense, select, oli {сокращённый недельный отдых составил} other {сокращённый недельный отдых составит}} {actual}, нужно 24 ч',
  'nädalapuhkus {tense} {actual}, vaja on 45 h või lühendatud puhkuse hüvitamist':
    '{tense, select, oli {недельный отдых составил} other {недельный отдых составит}} {actual}, нужно 45 ч или компенсация сокращённого отдыха',
  'kahel järjestikusel nädalal ei ole ühtegi nädalapuhkust, vaja on kahte':
    'за две недели подряд нет ни одного недельного отдыха, нужно два',
  'kahel järjestikusel nädalal peab olema kaks nädalapuhkust, neist üks 45 h':
    'за две недели подряд нужно два недельных отдыха, один из них — 45 ч',
  'nädalapuhkus {tense} {by} hiljem, kui kuus ööpäeva lubab':
    '{tense, select, algas {недельный отдых начался} other {недельный отдых начнётся}} на {by} позже, чем допускают шесть суток',
  'nädalapuhkus {tense} {by} hiljem, kui 12 ööpäeva lubab':
    '{tense, select, algas {недельный отдых начался} other {недельный отдых начнётся}} на {by} позже, чем допускают 12 суток',
  '{actual} juhtimist öösel üksi, 12 päeva reegliga on lubatud 3 h':
    '{actual} вождения ночью в одиночку, по правилу 12 дней разрешено 3 ч',
  '{actual} tööd nädalas, kui nelja kuu keskmine on üle 48 h':
    '{actual} работы в неделю при среднем за четыре месяца более 48 ч',
  '{actual} tööd nädalas, lubatud 60 h': '{actual} работы в неделю, разрешено 60 ч',
  '{actual} tööd vaheajata, lubatud 6 h': '{actual} работы без перерыва, разрешено 6 ч',
  'vaheaegu kokku {actual}, üle 6 h tööpäeval on vaja 30 min':
    'перерывов всего {actual}, при рабочем дне свыше 6 ч нужно 30 мин',
  'vaheaegu kokku {actual}, üle 9 h tööpäeval on vaja 45 min':
    'перерывов всего {actual}, при рабочем дне свыше 9 ч нужно 45 мин',
  '{actual} tööd ööpäevas, mil töötatakse ka öösel: lubatud 10 h':
    '{actual} работы за сутки с ночной работой: разрешено 10 ч',
  '{actual} liinil juhtimist päevas, lubatud 9 h': '{actual} вождения на линии в день, разрешено 9 ч',
  'aeg puudub või on vigane': 'время не указано или неверно',
  'lõpp on enne algust': 'конец раньше начала',
  'samal ajal on kirjas kaks tegevust': 'на одно и то же время записаны два занятия',
  'samal ajal on teine sõit': 'в то же время другая поездка',
  'tegevuse sõitu ei leitud': 'поездка занятия не найдена',
  'tegevus jääb oma sõidu ajast välja': 'занятие выходит за время своей поездки',
  esimene: '1-й раз',
  teine: '2-й раз',
  kolmas: '3-й раз',
  neljas: '4-й раз',
  viies: '5-й раз',
  '{actual} tööpäev: üks juht ei tohi': 'рабочий день {actual}: одному водителю нельзя',
  '{actual} tööpäev': 'рабочий день {actual}',
  'varasem tööaeg ei ole teada, arvestatud puhkusena': 'прежнее рабочее время неизвестно и считается отдыхом',
  'sobib · {duty} tööpäev, {driving} rooli': 'подходит · рабочий день {duty}, за рулём {driving}',
  '{minutes} juhtimist, {times} pikendatud päev sel nädalal':
    '{minutes} вождения, продлённый день на этой неделе: {times}',
  'lühendatud puhkus {minutes}, {times} pärast nädalapuhkust':
    'сокращённый отдых {minutes}, {times} после недельного отдыха',
  'lühendatud puhkus, {times} pärast nädalapuhkust': 'сокращённый отдых, {times} после недельного отдыха',
  '25-tunnine ööpäev, {times} sel reisil': '25-часовые сутки, {times} за поездку',
  'lühendatud nädalapuhkus {minutes}, puuduv osa tuleb hüvitada':
    'сокращённый недельный отдых {minutes}, недостающее нужно возместить',
  '12 päeva reegel: nädalapuhkus lükkub edasi': 'правило 12 дней: недельный отдых переносится',
  'arvestatud, et juht puhkab {from}–{to} ({place})': 'учтено, что водитель отдыхает {from}–{to} ({place})',
  '{what}: bussis peab olema sõiduleht': '{what}: в автобусе должен быть путевой лист',
  'kaheosaline vaheaeg (2024. aasta erand)': 'перерыв из двух частей (исключение 2024 года)',
  '25-tunnine ööpäev (2024. aasta erand)': '25-часовые сутки (исключение 2024 года)',
  '12 päeva reegel (2024. aasta erand)': 'правило 12 дней (исключение 2024 года)',
  'teist juhti': 'второй водитель',
  '{minutes} puhkust ({where})': '{minutes} отдыха ({where})',
  '{minutes} puhkust': '{minutes} отдыха',
  '{minutes} peatust teel': 'стоянка {minutes} в пути',
  'ööbimist teel': 'ночёвка в пути',
  'teist juhti ja {what}': 'второй водитель и ещё {what}',
  '{minutes} peatust teel ja {what}': 'стоянка {minutes} в пути и ещё {what}',
  'väljumist kell {at}': 'отправление в {at}',
  'kogu reisi {by} hiljem (väljumine kell {at})': 'вся поездка на {by} позже (отправление в {at})',
  'kogu reisi {by} varem (väljumine kell {at})': 'вся поездка на {by} раньше (отправление в {at})',
  'Teine juht': 'Второй водитель',
  '{where}: {minutes} peatust': '{where}: стоянка {minutes}',
  '{what}: {where} (kohal kell {by})': '{what}: {where} (прибытие в {by})',
  'Teine juht + {what}': 'Второй водитель + {what}',
  'Peatus teel {minutes} + {what}': 'Стоянка {minutes} в пути + {what}',
  'Peatus teel {minutes}': 'Стоянка {minutes} в пути',
  'Ööbimine teel': 'Ночёвка в пути',
  'Sõidul esimesse peatusse (tühjalt): juhi vaheaeg {rest}, väljub kell {at}':
    'В пустом рейсе к первой остановке: перерыв водителя {rest}, выезд в {at}',
  'Tagasisõidul (tühjalt): juhi vaheaeg {rest}, tagasi kell {at}':
    'В обратном пустом рейсе: перерыв водителя {rest}, возвращение в {at}',
  'Tagasisõidul (tühjalt)': 'В обратном пустом рейсе',
  'Väljumine kell {at}': 'Отправление в {at}',
  'Kogu reis {by} hiljem': 'Вся поездка на {by} позже',
  'Kogu reis {by} varem': 'Вся поездка на {by} раньше',
  '{where}: peatus on {has}, juhi vaheajaks on vaja {needs}':
    '{where}: стоянка {has}, для перерыва водителя нужно {needs}',
  'ööpäevane puhkus {tense} {actual}, vaja on 11 h: lühendatud puhkusi rohkem ei ole':
    '{tense, select, oli {ежедневный отдых составил} other {ежедневный отдых составит}} {actual}, нужно 11 ч: сокращённых отдыхов больше нет',
  'ööpäevane puhkus {tense} {actual}, vaja on vähemalt 9 h':
    '{tense, select, oli {ежедневный отдых составил} other {ежедневный отдых составит}} {actual}, нужно не менее 9 ч',
  'ööpäevane puhkus {tense} {actual}, jaotatud puhkuse teine osa peab olema 9 h':
    '{tense, select, oli {ежедневный отдых составил} other {ежедневный отдых составит}} {actual}, вторая часть разделённого отдыха — 9 ч',
  'ööpäevane puhkus liinipäevade vahel {tense} {actual}, vaja on 9 h':
    '{tense, select, oli {ежедневный отдых между днями на линии составил} other {ежедневный отдых между днями на линии составит}} {actual}, нужно 9 ч',
  'puhkus pärast 12 päeva reeglit {tense} {actual}, vaja on 69 h: puudu on {by}':
    '{tense, select, oli {отдых после правила 12 дней составил} other {отдых после правила 12 дней составит}} {actual}, нужно 69 ч: не хватает {by}',
  'sobib · {duty} tööpäev, {driving} roolis': 'подходит · рабочий день {duty}, за рулём {driving}',
  '{where}: teel on vaja {needs} vaheaega hiljemalt kell {by}': '{where}: в пути нужен перерыв {needs} не позднее {by}',
  '{what}: vaja on {ways}': '{what} — нужно: {ways}',
  'Marsruut läheb üle vee: arvestage praami ooteajaga.': 'Маршрут проходит через воду: учитывайте ожидание парома.',
  'Praam {name}: ülesõit umbes {crossing} min, lisaks ooteaeg umbes {waiting} min.':
    'Паром {name}: переправа около {crossing} мин, ожидание ещё около {waiting} мин.',
  'Bussi praamiühendust ei ole teada ({name}): vahemaa ja aeg on hinnatud linnulennult.':
    'Паром для автобусов неизвестен ({name}): расстояние и время оценены по прямой.',
  'Marsruut ulatub Eestist välja: vahemaa ja aeg on umbkaudsed.':
    'Маршрут выходит за пределы Эстонии: расстояние и время приблизительны.',
};
