import type { Deps } from '../../access';
import { drawPapersPdf, toSeller } from '../../customer/papers';
import type { PdfFile } from '../../customer/papers';
import { readRosters, readTripPlan } from '../../driving/duties';
import { fillJourneyForm } from '../../engines/roadPapers';
import { DriverRecord } from '../../model/driving/driverRecord.entity';
import { DutySettings } from '../../model/driving/dutySettings.entity';
import type { Paper } from '../../model/customer/paper';
import { User } from '../../model/people/user.entity';
import { findTexts } from '../../texts/texts';
import { notFound } from '../../texts/messages';
import type { Words } from '../../texts/words';
import { findWords } from '../../texts/words';
import { writeDriverOrders } from './driverOrders';
import { readJourneyFacts } from './journeyFacts';
import { writeJourneyPaper } from './journeyPaper';
import { writeEmptyRoster, writeRosterPaper } from './rosterPaper';
import type { RoadTrip } from './roadTrip';
import { findOwnBus, printName, requireRoadTrip } from './roadTrip';
import { writeTable } from './sections';

/**
 * The trip folder as one file: the orders to the drivers, the journey forms and the passenger list. `driverId`: only
 * what this driver needs.
 */
export async function drawTripFolder(deps: Deps, trip: RoadTrip, driverId?: string): Promise<PdfFile> {
  const drivers = driverId ? [driverId] : trip.current.driverIds;
  const ownBus = driverId && findFormBus(trip, driverId);
  const busIds = ownBus ? [ownBus] : trip.planned.busIds;
  const language = driverId ? trip.people.get(driverId)?.language : undefined;
  const words = findWords(language);
  const papers: Paper[] = [];
  for (const id of drivers) papers.push(await writeOrdersPaper(deps, trip, id));
  for (const busId of busIds) papers.push(await writeJourneyForm(deps, trip, busId));
  if (trip.passengers.length > 0) papers.push(writePassengers(trip, getLetterhead(deps, words), words));
  return draw(deps, papers, words.t('roadPaper.file'));
}

/** The bus whose journey form a driver needs: the own one, or the one at departure that it replaced since. */
function findFormBus({ planned, current }: RoadTrip, driverId: string): string | undefined {
  const ownBus = findOwnBus(current, driverId);
  if (!ownBus || planned.busIds.includes(ownBus)) return ownBus;
  return planned.busIds[current.busIds.indexOf(ownBus)] ?? ownBus;
}

/** The trip folder of one driver of a job. Errors: NOT_FOUND. */
export const drawDriverFolder = async (deps: Deps, orderId: string, driverId: string): Promise<PdfFile> =>
  drawTripFolder(deps, await requireRoadTrip(deps, orderId), driverId);

/** The journey forms of a trip: one for each bus, or that of `busId`. Errors: NOT_FOUND when there is none. */
export async function drawJourneyForms(deps: Deps, trip: RoadTrip, busId?: string): Promise<PdfFile> {
  if (busId && !trip.planned.busIds.includes(busId)) throw notFound('bus');
  const papers: Paper[] = [];
  for (const id of trip.planned.busIds.filter((each) => !busId || each === busId))
    papers.push(await writeJourneyForm(deps, trip, id));
  return draw(deps, papers, findTexts('et')('journeyForm.file'));
}

/** A driver's duty roster, or those of all drivers of arrangements. Errors: NOT_FOUND for an unknown driver. */
export async function drawDutyRoster(
  deps: Deps,
  period: {
    /** 'YYYY-MM-DD' in Estonia. */
    from: string;
    days: number;
  },
  driverId?: string,
): Promise<PdfFile> {
  const { manager } = deps.db.dataSource;
  const letterhead = getLetterhead(deps, findWords('et'));
  const found = await readRosters(manager, driverId ? [driverId] : 'everybody', period);
  if (driverId && found.length === 0) {
    const driver = await manager.findOneBy(User, { id: driverId });
    if (!driver) throw notFound('driver');
    found.push({ driverId, name: printName(driver), runs: [] });
  }
  const dutySettings = await manager.findOneBy(DutySettings, { id: 1 });
  const papers: Paper[] = [];
  for (const roster of found) {
    const record = await manager.findOneBy(DriverRecord, { driverId: roster.driverId });
    const base = record?.depot.address ?? dutySettings?.depot.address ?? '';
    papers.push(writeRosterPaper(roster, period, { letterhead, base, isExtract: driverId !== undefined }));
  }
  if (papers.length === 0) papers.push(writeEmptyRoster(period, letterhead));
  return draw(deps, papers, findTexts('et')('dutyRoster.file'));
}

/** Errors: NOT_FOUND without papers: a folder while the job has no crew, bus and passengers, or forms while it has no bus. */
async function draw(deps: Deps, papers: Paper[], filename: string): Promise<PdfFile> {
  const [first, ...others] = papers;
  if (!first) throw notFound('job');
  const logo = deps.settings().logo?.content;
  return { filename, content: await drawPapersPdf([first, ...others], deps.clock.now(), { logo }) };
}

const getLetterhead = ({ settings }: Deps, { t }: Words): string[] => toSeller(settings(), t).letterhead;

async function writeOrdersPaper(deps: Deps, trip: RoadTrip, driverId: string): Promise<Paper> {
  const words = findWords(trip.people.get(driverId)?.language);
  const plan = await readTripPlan(deps.db.dataSource.manager, deps.clock.now(), driverId, trip.order.id);
  const company = { letterhead: getLetterhead(deps, words), phone: deps.settings().companyPhone };
  return writeDriverOrders(trip, driverId, { plan, company, words });
}

async function writeJourneyForm(deps: Deps, trip: RoadTrip, busId: string): Promise<Paper> {
  const form = fillJourneyForm(await readJourneyFacts(deps, trip, busId));
  const sheet = trip.sheets.find((each) => each.busId === busId) ?? null;
  const letterhead = getLetterhead(deps, findWords('et'));
  return writeJourneyPaper(form, { letterhead, sheet, buses: trip.planned.busIds.length });
}

function writePassengers(
  { passengers, tripNumber }: RoadTrip,
  letterhead: string[],
  { t, language, date }: Words,
): Paper {
  // Noon: the day stays the same in every zone.
  const rows = passengers.map(({ name, document, bornOn }, index) => [
    String(index + 1),
    name,
    document,
    bornOn ? date(`${bornOn}T12:00:00Z`) : '',
  ]);
  return {
    language,
    title: t('roadPaper.passengers'),
    subject: `${t('trip.tripNumber')} ${tripNumber}`,
    letterhead,
    sections: [
      writeTable(
        t('roadPaper.passengers'),
        [
          ['', 0.4, 'number'],
          [t('paper.name'), 4],
          [t('roadPaper.document'), 2],
          [t('roadPaper.bornOn'), 1.5],
        ],
        rows,
      ),
    ],
  };
}
