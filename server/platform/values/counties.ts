import type { Language } from './languages';

/** English, Russian and Finnish, by the name before 'maakond'; Estonian stays as it is stored. */
const names: Record<string, readonly [en: string, ru: string, fi: string]> = {
  Harju: ['Harju County', 'Харьюмаа', 'Harjumaa'],
  Hiiu: ['Hiiu County', 'Хийумаа', 'Hiidenmaa'],
  'Ida-Viru': ['Ida-Viru County', 'Ида-Вирумаа', 'Itä-Virumaa'],
  Jõgeva: ['Jõgeva County', 'Йыгевамаа', 'Jõgevamaa'],
  Järva: ['Järva County', 'Ярвамаа', 'Järvamaa'],
  Lääne: ['Lääne County', 'Ляэнемаа', 'Läänemaa'],
  'Lääne-Viru': ['Lääne-Viru County', 'Ляэне-Вирумаа', 'Länsi-Virumaa'],
  Põlva: ['Põlva County', 'Пылвамаа', 'Põlvamaa'],
  Pärnu: ['Pärnu County', 'Пярнумаа', 'Pärnumaa'],
  Rapla: ['Rapla County', 'Рапламаа', 'Raplamaa'],
  Saare: ['Saare County', 'Сааремаа', 'Saarenmaa'],
  Tartu: ['Tartu County', 'Тартумаа', 'Tartonmaa'],
  Valga: ['Valga County', 'Валгамаа', 'Valgamaa'],
  Viljandi: ['Viljandi County', 'Вильяндимаа', 'Viljandimaa'],
  Võru: ['Võru County', 'Вырумаа', 'Võrumaa'],
};
const columnOf: Record<Exclude<Language, 'et'>, 0 | 1 | 2> = { en: 0, ru: 1, fi: 2 };

/** An address with its county as the reader calls it: 'Kose, Harju maakond' is 'Kose, Harju County' in English. */
export const translateCounty = (address: string, language: Language): string =>
  language === 'et'
    ? address
    : address.replace(/([\p{L}-]+) maakond/gu, (written, name: string) => names[name]?.[columnOf[language]] ?? written);
