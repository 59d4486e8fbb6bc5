import type { Language } from '../../platform/values/languages';
import { createWordPattern, matchAll } from './span';

/** Words that one language has often and the others do not. */
const common: Record<Exclude<Language, 'ru'>, RegExp> = {
  et: createWordPattern(
    'tere ja on ei soovime soovin palun bussi buss kell inimest reisijat meil oleks kas või ning lugupidamisega sooviksime pakkumist hinnapakkumist tagasi olen vajame',
  ),
  en: createWordPattern(
    'the and we is are would for to from of our please bus coach hello hi regards need with people you at on',
  ),
  fi: createWordPattern(
    'hei ja on ei tarvitsemme bussin bussia linja-auton klo henkilöä terveisin olemme voisitteko tarjouksen meillä kiitos tarvitsisimme sekä haluaisimme tarjousta matka hyvää paluu',
  ),
};

/** The language of a text; null when it has too few words to tell. */
export function findMailLanguage(text: string): Language | null {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (cyrillic * 2 > letters) return 'ru';
  const counts = Object.entries(common).map(([language, pattern]) => ({
    language: language as Language,
    count: matchAll(text, pattern).length,
  }));
  const [best, second] = counts.sort((one, other) => other.count - one.count);
  return best && second && best.count > second.count ? best.language : null;
}
