import { raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { toTallinn } from '../../platform/time';
import { customerContactsStep, customerNotesStep, personsStep } from './customerSteps';
import { accountingDue, blankOrdersStep, bookedDue, declinedDue, inquiryDue } from './orderSteps';
import { moneySteps, payerNamesStep } from './moneySteps';
import { findLastDrive } from './lastDrive';
import { blankUsersStep, mailFilesStep } from './otherSteps';
import type { Step } from './step';
import { createStep } from './step';

export const kindNames = [
  'inquiries',
  'declinedOffers',
  'contacts',
  'accounting',
  'drivingTime',
  'feedback',
  'formerPeople',
  'photos',
  'sentMails',
  'accessLog',
  'imports',
  'receivedMails',
] as const;
export type KindName = (typeof kindNames)[number];

/** One kind of data with the time that it is kept. */
export interface KeepingKind {
  name: KindName;
  /** Months until an admin says otherwise. */
  usual: number;
  /** Limits of what an admin may choose; a law's own time is the least. */
  least: number;
  most: number;
  /** Counts from the end of the year of the trip, as the Accounting Act does (RPS § 12). */
  fromYearEnd?: true;
  steps: readonly Step[];
}

const olderThan = (column: string) => (cutoff: Date) => sql`${raw(column)} < ${cutoff}`;
/** Driving for others and absences: working time is kept for two years (2002/15/EC, article 9), tachograph data for one. */
const DRIVING_LEAST = 24;
const isRepaired = (cutoff: Date): Sql => sql`d.state = 'done' and d.state_at < ${cutoff}`;
/** Hidden users `u` whose last trip, for an order or an arrangement, ended before `cutoff`. A planned trip keeps them. */
const isIdle = (cutoff: Date): Sql =>
  sql`u.hidden and u.created_at < ${cutoff}
    and not exists (select from driver_assignment a where a.driver_id = u.id and upper(a.during) >= ${cutoff})
    and coalesce(${findLastDrive(null)} < ${cutoff}, true)`;

/** THE table of what is kept for how long (docs/product/keeping.md, with the articles). The clock carries it out once confirmed. */
export const kinds: readonly KeepingKind[] = [
  { name: 'inquiries', usual: 12, least: 1, most: 36, steps: [blankOrdersStep(2, inquiryDue)] },
  { name: 'declinedOffers', usual: 24, least: 1, most: 36, steps: [blankOrdersStep(2, declinedDue)] },
  {
    name: 'contacts',
    usual: 36,
    least: 12,
    most: 84,
    steps: [blankOrdersStep(1, bookedDue), customerContactsStep, customerNotesStep, payerNamesStep],
  },
  {
    name: 'accounting',
    usual: 84,
    least: 84,
    most: 120,
    fromYearEnd: true,
    steps: [blankOrdersStep(2, accountingDue), personsStep, ...moneySteps],
  },
  {
    name: 'drivingTime',
    usual: 36,
    least: DRIVING_LEAST,
    most: 84,
    steps: [
      createStep({ table: 'activity_entry', due: olderThan('t.ends_at') }),
      createStep({ table: 'trip_event', due: olderThan('t.happened_at') }),
      createStep({ table: 'driver_notice', due: olderThan('t.sent_at') }),
      createStep({ table: 'absence', due: (cutoff) => sql`t.last_day < ${cutoff}::date` }),
      // Sheets name drivers and customers. Photos of defects go first, while their rows still tell the age.
      createStep({
        table: 'photo',
        due: (cutoff) => sql`t.kind = 'journey_sheet' and t.updated_at < ${cutoff}
          or t.kind = 'defect' and exists (select from defect d where d.id = t.owner_id and ${isRepaired(cutoff)})`,
      }),
      createStep({ table: 'defect', due: (cutoff) => sql`t.state = 'done' and t.state_at < ${cutoff}` }),
    ],
  },
  {
    name: 'feedback',
    usual: 24,
    least: 6,
    most: 84,
    steps: [
      createStep({
        table: 'feedback',
        due: (cutoff) => sql`t.comment <> '' and t.updated_at < ${cutoff}`,
        blank: sql`comment = ''`,
      }),
      createStep({
        table: 'driver_assignment',
        due: (cutoff) => sql`t.decline_reason is not null and t.confirmation_at < ${cutoff}`,
        blank: sql`decline_reason = null`,
      }),
    ],
  },
  { name: 'formerPeople', usual: 84, least: DRIVING_LEAST, most: 120, steps: [blankUsersStep(isIdle)] },
  {
    name: 'photos',
    usual: 1,
    least: 1,
    most: 24,
    steps: [
      createStep({
        table: 'photo',
        due: (cutoff) =>
          sql`t.kind = 'driver' and t.updated_at < ${cutoff} and exists (select from "user" u where u.id = t.owner_id and ${isIdle(cutoff)})`,
      }),
    ],
  },
  {
    name: 'sentMails',
    usual: 12,
    least: 1,
    most: 12,
    steps: [createStep({ table: 'queued_message', due: olderThan('t.ended_at') }), mailFilesStep],
  },
  {
    name: 'accessLog',
    usual: 12,
    least: 6,
    most: 12,
    steps: [createStep({ table: 'access_event', due: olderThan('t.at') })],
  },
  {
    name: 'imports',
    usual: 12,
    least: 1,
    most: 36,
    steps: [
      createStep({
        table: 'import_row',
        due: (cutoff) =>
          sql`exists (select from import_batch b where b.id = t.batch_id and coalesce(b.imported_at, b.created_at) < ${cutoff})`,
      }),
    ],
  },
  {
    name: 'receivedMails',
    usual: 12,
    least: 1,
    most: 36,
    steps: [
      // The mails of a draft go with it.
      createStep({ table: 'mail_draft', due: olderThan('t.changed_at') }),
      createStep({ table: 'received_mail', due: (cutoff) => sql`t.draft_id is null and t.received_at < ${cutoff}` }),
    ],
  },
];

export function getKind(name: KindName): KeepingKind {
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`no kind is called ${name}`);
  return kind;
}

/** Data from before this moment is forgotten. */
export function findCutoff({ fromYearEnd }: KeepingKind, months: number, now: Date): Date {
  const since = toTallinn(now).minus({ months });
  return since.startOf(fromYearEnd ? 'year' : 'day').toJSDate();
}
