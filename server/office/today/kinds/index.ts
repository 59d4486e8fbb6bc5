import type { TodayKind } from '../todayKind';
import { archive } from './archive';
import { changeRequest } from './changeRequest';
import { complaint } from './complaint';
import { declined } from './declined';
import { defect } from './defect';
import { gaps } from './gaps';
import { hours } from './hours';
import { late } from './late';
import { invoice } from './money/invoice';
import { legal } from './legal';
import { mailDraft } from './mailDraft';
import { mailReply } from './mailReply';
import { papers } from './papers';
import { pack } from './pack';
import { payment } from './money/payment';
import { plan } from './plan';
import { prepayment } from './money/prepayment';
import { price } from './price';
import { reminder } from './money/reminder';
import { silentDriver } from './silentDriver';
import { yearly } from './yearly';

/** THE list of what waits for a person: one file a kind. */
export const todayKinds = [
  late,
  declined,
  legal,
  plan,
  silentDriver,
  price,
  changeRequest,
  gaps,
  pack,
  complaint,
  hours,
  archive,
  papers,
  defect,
  yearly,
  mailDraft,
  mailReply,
  invoice,
  payment,
  prepayment,
  reminder,
] as const satisfies readonly TodayKind[];

export { EvidenceEnum, FitEnum } from './money/payment';

export type TodayKindName = (typeof todayKinds)[number]['name'];

export const findKind = (name: string): TodayKind | undefined => todayKinds.find((kind) => kind.name === name);
