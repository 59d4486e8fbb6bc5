import { spanText } from '../../platform/values/duration';
import { localMinute } from './activity';
import type { Minute } from './activity';
import type { Reason } from './trip/candidate';
import type { Problem } from './clean';
import { bounds } from './trip/plan';
import type { PlanTrip } from './trip/plan';
import type { Repair } from './trip/repairs';
import type { RestStop } from './trip/restStops';
import { rules } from './rules';
import type { Infringement, RuleName, Severity } from './rules';

/** All that the engine says to people, in the inspector's words. Estonian. */

/** '8:10', by the Estonian clock. */
export function clockTime(moment: Minute): string {
  const minute = localMinute(moment);
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

export const severityNames: Record<Severity, string> = {
  MI: 'väike',
  SI: 'oluline',
  VSI: 'väga raske',
  MSI: 'kõige raskem',
};

const sentences: Record<RuleName, (found: Infringement) => string> = {
  dailyDriving: ({ actual }) => `${spanText(actual)} juhtimist päevas, lubatud 9 h: pikendatud päevi rohkem ei ole`,
  extendedDailyDriving: ({ actual }) => `${spanText(actual)} juhtimist päevas, pikendatud päeval on lubatud 10 h`,
  weeklyDriving: ({ actual }) => `${spanText(actual)} juhtimist nädalas, lubatud 56 h`,
  fortnightDriving: ({ actual }) => `${spanText(actual)} juhtimist kahel nädalal, lubatud 90 h`,
  drivingBreak: ({ actual }) => `${spanText(actual)} juhtimist ilma 45-minutilise vaheajata, lubatud 4 h 30`,
  dailyRest: ({ actual }) =>
    actual < rules.reducedDailyRest.limit
      ? `ööpäevane puhkus jääks ${spanText(actual)}, vaja on vähemalt 9 h`
      : `ööpäevane puhkus jääks ${spanText(actual)}, vaja on 11 h: lühendatud puhkusi rohkem ei ole`,
  reducedDailyRest: ({ actual }) => `ööpäevane puhkus jääks ${spanText(actual)}, vaja on vähemalt 9 h`,
  splitDailyRest: ({ actual }) =>
    `ööpäevane puhkus jääks ${spanText(actual)}, jaotatud puhkuse teine osa peab olema 9 h`,
  multiMannedRest: ({ actual }) => `puhkus jääks ${spanText(actual)}, kahe juhiga on vaja 9 h 30 tunni jooksul`,
  weeklyRest: ({ actual }) => `nädalapuhkus jääks ${spanText(actual)}, vaja on 45 h või lühendatud puhkuse hüvitamist`,
  reducedWeeklyRest: ({ actual }) => `lühendatud nädalapuhkus jääks ${spanText(actual)}, vaja on 24 h`,
  weeklyRestsInFortnight: ({ actual }) =>
    actual === 0
      ? 'kahel järjestikusel nädalal ei ole ühtegi nädalapuhkust, vaja on kahte'
      : 'kahel järjestikusel nädalal peab olema kaks nädalapuhkust, neist üks 45 h',
  weeklyRestLate: ({ by }) => `nädalapuhkus algaks ${spanText(by)} hiljem, kui kuus ööpäeva lubab`,
  weeklyRestLateAfter12Days: ({ by }) => `nädalapuhkus algaks ${spanText(by)} hiljem, kui 12 ööpäeva lubab`,
  restAfter12Days: ({ actual, by }) =>
    `puhkus pärast 12 päeva reeglit jääks ${spanText(actual)}, vaja on 69 h: puudu on ${spanText(by)}`,
  nightDrivingAlone: ({ actual }) => `${spanText(actual)} juhtimist öösel üksi, 12 päeva reegliga on lubatud 3 h`,
  workWeek48: ({ actual }) => `${spanText(actual)} tööd nädalas, kui nelja kuu keskmine on üle 48 h`,
  workWeek60: ({ actual }) => `${spanText(actual)} tööd nädalas, lubatud 60 h`,
  workWithoutBreak: ({ actual }) => `${spanText(actual)} tööd vaheajata, lubatud 6 h`,
  workBreak30: ({ actual }) => `vaheaegu kokku ${spanText(actual)}, üle 6 h tööpäeval on vaja 30 min`,
  workBreak45: ({ actual }) => `vaheaegu kokku ${spanText(actual)}, üle 9 h tööpäeval on vaja 45 min`,
  nightWork: ({ actual }) => `${spanText(actual)} tööd ööpäevas, mil töötatakse ka öösel: lubatud 10 h`,
  lineDriving: ({ actual }) => `${spanText(actual)} liinil juhtimist päevas, lubatud 9 h`,
  lineRest: ({ actual }) => `ööpäevane puhkus liinipäevade vahel jääks ${spanText(actual)}, vaja on 9 h`,
};

/** '9 h 50 ... · 561/2006 art 8(2)' is for the caller to compose: this is its first half. `isPast`: it has happened. */
export const infringementSentence = (found: Infringement, isPast = false): string => {
  const sentence = sentences[found.rule](found);
  return isPast ? sentence.replace('jääks', 'oli').replace('algaks', 'algas') : sentence;
};

const problems: Record<Problem['kind'], string> = {
  badTime: 'aeg puudub või on vigane',
  reversed: 'lõpp on enne algust',
  overlap: 'samal ajal on kirjas kaks tegevust',
  twoServices: 'samal ajal on teine sõit',
  unknownService: 'tegevuse sõitu ei leitud',
  serviceOutOfBounds: 'tegevus jääb oma sõidu ajast välja',
};

const derogations: Record<Extract<Reason, { kind: 'journeyForm' }>['what'], string> = {
  breakParts: 'kaheosaline vaheaeg (2024. aasta erand)',
  longWindow: '25-tunnine ööpäev (2024. aasta erand)',
  twelveDays: '12 päeva reegel (2024. aasta erand)',
};

const ordinals = ['', 'esimene', 'teine', 'kolmas', 'neljas', 'viies'];
const ordinal = (count: number) => ordinals[count] ?? `${count}.`;

/** One line of why, as 'ööpäevane puhkus jääks 8 h 10'. */
export function reasonSentence(reason: Reason): string {
  switch (reason.kind) {
    case 'infringement':
      return infringementSentence(reason.infringement);
    case 'dutyTooLong':
      return `${spanText(reason.minutes)} tööpäev: üks juht ei tohi`;
    case 'problem':
      return problems[reason.problem.kind];
    case 'restsByDay':
      return `arvestatud, et juht puhkab ${clockTime(reason.from)}–${clockTime(reason.to)} (${reason.place})`;
    case 'journeyForm':
      return `${derogations[reason.what]}: bussis peab olema sõiduleht`;
    case 'historyUnknown':
      return 'varasem tööaeg ei ole teada, arvestatud puhkusena';
    case 'fits':
      return `sobib · ${spanText(reason.duty)} tööpäev, ${spanText(reason.driving)} roolis`;
    case 'uses':
      return use(reason);
  }
}

function use({ what, times, minutes }: Extract<Reason, { kind: 'uses' }>): string {
  switch (what) {
    case 'extendedDays':
      return `${spanText(minutes)} juhtimist, ${ordinal(times)} pikendatud päev sel nädalal`;
    case 'reducedRests':
      return minutes < 11 * 60
        ? `lühendatud puhkus ${spanText(minutes)}, ${ordinal(times)} pärast nädalapuhkust`
        : `lühendatud puhkus, ${ordinal(times)} pärast nädalapuhkust`;
    case 'longWindows':
      return `25-tunnine ööpäev, ${ordinal(times)} sel reisil`;
    case 'reducedWeeklyRests':
      return `lühendatud nädalapuhkus ${spanText(minutes)}, puuduv osa tuleb hüvitada`;
    case 'putOffWeeklyRests':
      return '12 päeva reegel: nädalapuhkus lükkub edasi';
  }
}

/** What would help, as 'väljumist kell 8:10'; `stopName` says where. */
export function repairSentence(repair: Repair, stopName: (stop: number) => string = () => ''): string {
  switch (repair.kind) {
    case 'secondDriver':
      return 'teist juhti';
    case 'rest': {
      const where = stopName(repair.stop);
      return `${spanText(repair.minutes)} puhkust${where && ` (${where})`}`;
    }
    case 'leaveLater':
      return `väljumist kell ${clockTime(repair.at)}`;
    case 'shift':
      return `kogu reisi ${spanText(Math.abs(repair.by))} ${repair.by > 0 ? 'hiljem' : 'varem'} (väljumine kell ${clockTime(repair.at)})`;
    case 'stop':
      return `${breaksOf(repair.stops)} peatust teel`;
    case 'night':
      return 'ööbimist teel';
    case 'both':
      return repair.repairs.map((one) => repairSentence(one, stopName)).join(' ja ');
  }
}

/** '45 min', '2 × 45 min', '45 min + 30 min' */
function breaksOf(stops: readonly RestStop[]): string {
  const lengths = stops.map(({ minutes }) => spanText(minutes));
  if (lengths.length < 2 || new Set(lengths).size > 1) return lengths.join(' + ');
  return `${lengths.length} × ${lengths[0]}`;
}

/** What a click on it does, as 'Väljumine kell 8:10'. */
export function repairAction(repair: Repair, stopName: (stop: number) => string = () => ''): string {
  switch (repair.kind) {
    case 'secondDriver':
      return 'Teine juht';
    case 'rest':
      return `${stopName(repair.stop)}: ${spanText(stayAt(repair.route ?? repair.trip, repair.stop))} peatust`;
    case 'leaveLater':
      return `Väljumine kell ${clockTime(repair.at)}`;
    case 'shift':
      return `Kogu reis ${spanText(Math.abs(repair.by))} ${repair.by > 0 ? 'hiljem' : 'varem'}`;
    case 'stop':
      return `Peatus teel ${breaksOf(repair.stops)}`;
    case 'night':
      return 'Ööbimine teel';
    case 'both':
      return repair.repairs.map((one) => repairAction(one, stopName)).join(' + ');
  }
}

function stayAt({ stops }: PlanTrip, stop: number): number {
  const { arrive, depart } = bounds(stops[stop] ?? {});
  return depart - arrive;
}

/** '16 h 20 tööpäev: vaja on teist juhti, 3 h puhkust või väljumist kell 8:10'. */
export function needSentence(why: Reason, found: Repair[], stopName?: (stop: number) => string): string {
  const what = why.kind === 'dutyTooLong' ? `${spanText(why.minutes)} tööpäev` : reasonSentence(why);
  const ways = found.map((repair) => repairSentence(repair, stopName));
  if (ways.length === 0) return what;
  const last = ways.pop();
  return `${what}: vaja on ${ways.length > 0 ? `${ways.join(', ')} või ${last}` : last}`;
}
