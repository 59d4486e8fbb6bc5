import { blankOut, createWordPattern, matchAll } from './span';
import type { Span } from './span';

/** The purpose of a date, a time or a place. `other`: a deadline, an invoice, a birthday. */
export type Role = 'depart' | 'return' | 'arrive' | 'event' | 'other';

/** 'Both ways' is no word about the way back. */
const bothWaysPattern = createWordPattern(
  `edasi-tagasi edasi_ja_tagasi edasi–tagasi sinna_ja_tagasi round_trip round-trip return_trip return_transfer
   both_ways there_and_back туда_и_обратно туда-обратно в_обе_стороны menopaluu meno-paluu* meno-_ja_paluu* edestakai* meno_ja_paluu*`,
);
const oneWayPattern = createWordPattern(
  `ühe_otsa* üks_ots üks_suund ühes_suunas ainult_sinna one_way one-way в_одну_сторону только_туда yhdensuuntai* yhteen_suuntaan vain_meno
   tagasisõitu_ei_vaja tagasisõitu_ei_ole_vaja no_return обратно_не_нужно paluuta_ei_tarvita`,
);
const noReturnWordPattern = /^(?:tagasiside|tagasisid)/iu;

const roleWords: Record<Role, string> = {
  return: `tagasi tagasi* return returns returning back homeward обратн* назад возвра* paluu* palaa* palaamme takaisin kotiin koju kojusõi*`,
  depart: `välja* välju* sõidame sõidaks sõit sõidu* start* stardi* alustame algus* minek* läheme lähte* lähtö* lähde* lähtee* lähtisimme meno menisimme
   depart* leave leaves leaving pick-up* pickup* pick_us_up set_off выезд* выезжа* выех* отправ* отъезд* подача подать поездк* едем ехать reis reisi* kuupäev* trip
   travel pick_up date дата дату päivä päiväys päivämäärä matka* matkamme kyyti* kyydin peale`,
  arrive: `end ends lõpp* lõpe* конец заканчива* loppu* päätty* на_месте kohal kohale jõuda jõuame jõudma jõudmi* saabu* arriv* be_there reach прибы* приех* perillä saapu* saavu* быть_в`,
  event: `algab algavad etendus* kontser* begins begin starts opens show concert performance meeting начал* начина* концерт* спектакл* экскурси* alkaa alkavat
   esitys* esitykseen konsert* lõuna lõunasöö* lunch обед* lounas* avatud open lahti helista* call звон* позвон* перезвон* soita* soitta* laev* ferry ship паром* laiva* lend lennuk* flight рейс* lento lentomme
   maandu* lands landing seminar* peole peoks laskeutu* kone koneen pidu* pulm* wedding свадьб* häät häi* ekskursioon* giid* konverents* conference hotell* hotel отел* hotelli* check-in`,
  other: `hiljemalt tähtaeg* tähtaja* vastus* vastata vastake vastake, deadline reply respond response answer no_later_than latest ответ* не_позднее срок*
   viimeistään mennessä vastau* vastaa* makst* maksa* arve* invoice счет* счёт* lasku* sünd* born рожд* eelmi* mullu last прошл* viime viimeksi leping* lepingu* contract
   договор* sopimu* telefon tel kontor office eile yesterday вчера eilen quote_by offer_by pakkumist_kuni kuni_kuupäevani`,
};
const patterns = Object.entries(roleWords).map(([role, words]) => ({
  role: role as Role,
  pattern: createWordPattern(words),
}));

interface Cue extends Span {
  role: Role;
}

interface Clause extends Span {
  /** The clause before it in one sentence. */
  before: Clause | null;
}

/** Tells what the dates, times and places of a text are for. */
export interface Roles {
  isBothWays: boolean;
  isOneWay: boolean;
  bothWays: Span[];
  /** The role of a part of the text; null without any word about it. */
  find(span: Span): Role | null;
  /** The clause of a part of the text. */
  findClause(span: Span): Span;
}

const sentenceEndPattern = /[;!?\n]|\.(?=\s+\p{Lu}|\s*$)/gmu;
const clauseEndPattern = /,(?!\d)|(?<=\s)(?:ja|and|и|sekä|а)(?=\s)|\s\|\s|\t/giu;

/** `taken`: dates and the like, in which a comma or a point ends nothing. */
export function createRoles(text: string, taken: readonly Span[]): Roles {
  const bothWays = matchAll(text, bothWaysPattern);
  const oneWay = matchAll(text, oneWayPattern);
  const plain = blankOut(text, [...bothWays, ...oneWay]);
  const cues = patterns
    .flatMap(({ role, pattern }) => matchAll(plain, pattern).map(({ begin, end }): Cue => ({ role, begin, end })))
    .filter(({ begin, end }) => !noReturnWordPattern.test(plain.slice(begin, end)))
    .sort((one, other) => one.begin - other.begin);
  const clauses = divide(text, taken);
  const inClause = ({ begin, end }: Span): Cue[] => cues.filter((cue) => cue.begin >= begin && cue.end <= end);
  return {
    isBothWays: bothWays.length > 0,
    isOneWay: oneWay.length > 0,
    bothWays,
    findClause: (span) => clauses.find(({ begin, end }) => begin <= span.begin && span.begin < end) ?? span,
    find(span) {
      const clause = clauses.find(({ begin, end }) => begin <= span.begin && span.begin < end);
      if (!clause) return null;
      const own = inClause(clause);
      const before = own.filter(({ end }) => end <= span.begin);
      const cue = before.at(-1) ?? own.find(({ begin }) => begin >= span.end);
      // 'Tagasi sõidame kell 18', 'laev väljub kell 8': the first word says which way, or whose departure.
      const isOfOther =
        cue?.role === 'depart' ? before.find(({ role }) => role === 'return' || role === 'event') : undefined;
      if (cue) return (isOfOther ?? cue).role;
      for (let earlier = clause.before; earlier; earlier = earlier.before) {
        const [last] = inClause(earlier).slice(-1);
        // 'Sündinud 12.02.1967, tähistame 13. veebruaril': the word was about the first of them.
        const isUsed = last?.role === 'other' && taken.some(({ begin }) => begin >= last.end && begin < earlier.end);
        if (last && !isUsed) return last.role;
      }
      return findLabel(plain, clause, span, inClause);
    },
  };
}

/** The line above, when it is only the name of a field. */
function findLabel(text: string, clause: Clause, span: Span, inClause: (span: Span) => Cue[]): Role | null {
  const line = text.slice(clause.begin, span.begin);
  if (/[\p{L}\d]/u.test(line)) return null;
  const above = /(?<label>[^\n]*)\n\s*$/u.exec(text.slice(0, clause.begin));
  const label = above?.groups?.label ?? '';
  if (above === null || /\d/.test(label) || label.trim().split(/\s+/).length > 3) return null;
  const [last] = inClause({ begin: above.index, end: above.index + label.length }).slice(-1);
  return last?.role ?? null;
}

function divide(text: string, taken: readonly Span[]): Clause[] {
  // The point of '5.06.' may end a sentence as well.
  const isFree = ({ begin }: Span) => !taken.some((other) => other.begin <= begin && begin < other.end - 1);
  const clauses: Clause[] = [];
  let begin = 0;
  const ends = matchAll(text, sentenceEndPattern).filter(isFree);
  for (const sentence of [...ends, { begin: text.length, end: text.length }]) {
    let before: Clause | null = null;
    const inside = { begin, end: sentence.end };
    const cuts = matchAll(text.slice(inside.begin, inside.end), clauseEndPattern)
      .map((cut) => ({ begin: cut.begin + inside.begin, end: cut.end + inside.begin }))
      .filter(isFree);
    for (const cut of [...cuts, { begin: inside.end, end: inside.end }]) {
      const clause: Clause = { begin, end: cut.end, before };
      clauses.push(clause);
      before = clause;
      begin = cut.end;
    }
  }
  return clauses;
}
