import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Deps } from '../../access';
import { Invoice } from '../../model/money/invoice.entity';
import { InvoiceLine } from '../../model/money/invoiceLine.entity';
import { PortalError } from '../../platform/errors';
import type { Settings } from '../../platform/settings/settings';
import type { Message } from '../../platform/values/message';
import { message } from '../../texts/messages';
import type { NewLine } from './draftLines';
import { readPrepaid, toTripLines } from './draftLines';
import { readTripsOfDrafts } from './drafts';
import { requireSeller } from '../../sales/einvoices';

/** A draft, as far as it can be issued and sent without a look at it. */
export interface JudgedDraft {
  grossCents: number;
  /** The address that it goes to. */
  email: string | null;
  /** The reason why a person must look first. */
  problem: Message | null;
  /** A person made or changed it: the portal does not send it by itself. */
  isOfPerson: boolean;
}

/** Judges drafts, by id. Ids of issued and dropped ones are left out. */
export async function judgeDrafts(deps: Deps, ids: readonly string[]): Promise<Map<string, JudgedDraft>> {
  const { manager } = deps.db.dataSource;
  const drafts = await manager.findBy(Invoice, { id: In(ids), status: 'draft' });
  const findLines = await readAllLines(manager, ids);
  const isOutdated = await findOutdated(manager, drafts, findLines);
  const lack = findLack(deps.settings());
  return new Map(
    drafts.map((draft) => {
      const { id, grossCents, buyerEmail: email, version, madeById } = draft;
      const problems = [
        lack,
        findLines(id).length === 0 && message('invoicing.noLines'),
        isOutdated(draft) && message('invoicing.tripChanged'),
        grossCents < 0 && message('invoicing.negative'),
        !email && message('invoicing.emailMissing'),
      ];
      const problem = problems.find(Boolean) || null;
      return [id, { grossCents, email, problem, isOfPerson: version > 1 || madeById !== null }];
    }),
  );
}

/** The data of the company that invoices need and the settings lack. */
function findLack(settings: Settings): Message | null {
  try {
    requireSeller(settings);
    return null;
  } catch (error) {
    if (error instanceof PortalError) return error.told;
    throw error;
  }
}

type FindLines = (invoiceId: string) => InvoiceLine[];

async function readAllLines(manager: EntityManager, ids: readonly string[]): Promise<FindLines> {
  const lines = await manager.find(InvoiceLine, { where: { invoiceId: In(ids) }, order: { place: 'ASC' } });
  const linesOfDrafts = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  return (id) => linesOfDrafts.get(id) ?? [];
}

type Draft = Pick<Invoice, 'id' | 'language'>;

/** Tells of each draft whether its trips have changed since its lines were made. Three statements for all of them. */
async function findOutdated(
  manager: EntityManager,
  drafts: readonly Draft[],
  findLines: FindLines,
): Promise<(draft: Draft) => boolean> {
  const ids = drafts.map(({ id }) => id);
  const findTrips = await readTripsOfDrafts(manager, ids);
  const trips = drafts.flatMap(({ id }) => findTrips(id));
  const prepaid = await readPrepaid(manager, trips);
  return ({ id, language }) => {
    const now = toTripLines(findTrips(id), prepaid, language);
    const stored = findLines(id).filter(({ kind }) => kind !== 'typed');
    return !isDeepStrictEqual(now.map(toComparable), stored.map(toComparable));
  };
}

const toComparable = ({ title, count, vatRate, netCents, grossCents }: NewLine) => [
  title,
  count,
  vatRate,
  netCents,
  grossCents,
];

/** The same of one draft. */
export async function isOutdated(manager: EntityManager, draft: Draft, lines: InvoiceLine[]): Promise<boolean> {
  return (await findOutdated(manager, [draft], () => lines))(draft);
}
