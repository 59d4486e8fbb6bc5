import { getLanguage } from '../../../i18n/language';
import type { Language } from '../../../i18n/language';
import type { Position } from '../geometry';

interface Town extends Position {
  /** In Estonian, English, Russian and Finnish. */
  names: readonly string[];
  /** Written from this zoom on. */
  from: number;
}

const order: readonly Language[] = ['et', 'en', 'ru', 'fi'];

/** The name that the reader knows the town by: 'Riia', 'Riga', 'Рига', 'Riika'. */
export function printTown({ names }: Town): string {
  return names[order.indexOf(getLanguage())] ?? '';
}

const makeTown = (lat: number, lng: number, from: number, ...names: string[]): Town => ({ names, lat, lng, from });

/** Towns by which one finds one's way on a map without tiles. */
export const towns: readonly Town[] = [
  makeTown(59.437, 24.754, 5, 'Tallinn', 'Tallinn', 'Таллинн', 'Tallinna'),
  makeTown(58.381, 26.725, 6, 'Tartu', 'Tartu', 'Тарту', 'Tartto'),
  makeTown(58.385, 24.497, 7, 'Pärnu', 'Pärnu', 'Пярну', 'Pärnu'),
  makeTown(59.377, 28.19, 7, 'Narva', 'Narva', 'Нарва', 'Narva'),
  makeTown(58.253, 22.485, 7, 'Kuressaare', 'Kuressaare', 'Курессааре', 'Kuressaare'),
  makeTown(58.364, 25.59, 8, 'Viljandi', 'Viljandi', 'Вильянди', 'Viljandi'),
  makeTown(59.346, 26.356, 8, 'Rakvere', 'Rakvere', 'Раквере', 'Rakvere'),
  makeTown(58.943, 23.541, 8, 'Haapsalu', 'Haapsalu', 'Хаапсалу', 'Haapsalu'),
  makeTown(58.886, 25.557, 8, 'Paide', 'Paide', 'Пайде', 'Paide'),
  makeTown(59.359, 27.421, 8, 'Jõhvi', 'Jõhvi', 'Йыхви', 'Jõhvi'),
  makeTown(57.834, 27.019, 8, 'Võru', 'Võru', 'Выру', 'Võru'),
  makeTown(57.778, 26.047, 8, 'Valga', 'Valga', 'Валга', 'Valga'),
  makeTown(58.998, 22.749, 8, 'Kärdla', 'Kärdla', 'Кярдла', 'Kärdla'),
  makeTown(58.06, 27.069, 9, 'Põlva', 'Põlva', 'Пылва', 'Põlva'),
  makeTown(58.747, 26.394, 9, 'Jõgeva', 'Jõgeva', 'Йыгева', 'Jõgeva'),
  makeTown(59.007, 24.793, 9, 'Rapla', 'Rapla', 'Рапла', 'Rapla'),
  makeTown(58.653, 25.969, 9, 'Põltsamaa', 'Põltsamaa', 'Пылтсамаа', 'Põltsamaa'),
  makeTown(58.058, 26.496, 9, 'Otepää', 'Otepää', 'Отепя', 'Otepää'),
  makeTown(58.809, 25.432, 9, 'Türi', 'Türi', 'Тюри', 'Türi'),
  makeTown(59.356, 24.053, 9, 'Paldiski', 'Paldiski', 'Палдиски', 'Paldiski'),
  makeTown(58.849, 26.936, 9, 'Mustvee', 'Mustvee', 'Муствеэ', 'Mustvee'),
  makeTown(56.949, 24.106, 5, 'Riia', 'Riga', 'Рига', 'Riika'),
  makeTown(54.687, 25.28, 5, 'Vilnius', 'Vilnius', 'Вильнюс', 'Vilna'),
  makeTown(60.17, 24.941, 5, 'Helsingi', 'Helsinki', 'Хельсинки', 'Helsinki'),
  makeTown(59.939, 30.316, 6, 'Peterburi', 'Saint Petersburg', 'Санкт-Петербург', 'Pietari'),
  makeTown(59.329, 18.069, 5, 'Stockholm', 'Stockholm', 'Стокгольм', 'Tukholma'),
  makeTown(57.819, 28.332, 8, 'Pihkva', 'Pskov', 'Псков', 'Pihkova'),
  makeTown(54.898, 23.904, 6, 'Kaunas', 'Kaunas', 'Каунас', 'Kaunas'),
  makeTown(60.452, 22.267, 6, 'Turu', 'Turku', 'Турку', 'Turku'),
  makeTown(52.23, 21.012, 5, 'Varssavi', 'Warsaw', 'Варшава', 'Varsova'),
  makeTown(52.52, 13.405, 5, 'Berliin', 'Berlin', 'Берлин', 'Berliini'),
  makeTown(50.076, 14.438, 5, 'Praha', 'Prague', 'Прага', 'Praha'),
  makeTown(48.208, 16.374, 5, 'Viin', 'Vienna', 'Вена', 'Wien'),
  makeTown(55.676, 12.568, 5, 'Kopenhaagen', 'Copenhagen', 'Копенгаген', 'Kööpenhamina'),
  makeTown(59.914, 10.752, 5, 'Oslo', 'Oslo', 'Осло', 'Oslo'),
  makeTown(53.902, 27.562, 5, 'Minsk', 'Minsk', 'Минск', 'Minsk'),
];
