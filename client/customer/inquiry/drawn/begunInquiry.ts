import { v4 as newKey, v7 as newId } from 'uuid';
import type { Problems } from '../../../lib/forms/routeProblems';
import type { SentPlace } from '../../../shared/stops/lookups';
import { makeFreshInquiry } from '../inquiryState';
import type { InquiryState } from '../inquiryState';
import { isInquiry } from '../savedInquiry';

/** An inquiry as the server has drawn it: the form brings it along, for the server and for scripts that take it over. */
export interface BegunInquiry {
  state: InquiryState;
  problems: Problems;
  /** A typed place that is not found yet. */
  place?: SentPlace;
  /** The likely mistakes that were asked about (useRouteQuestions.ts). */
  meant?: string;
  /** The browser has sent it by itself: it is newer than what scripts have kept. */
  sent?: true;
}

export const makeIds = () => ({ inquiryId: newId(), formKey: newKey() });
export const startFresh = (): InquiryState => makeFreshInquiry(makeIds(), new Date());
export const beginInquiry = (): BegunInquiry => ({ state: startFresh(), problems: {} });

/** The estimate stays behind: it can be computed again, and its line is long. */
export const printBegun = (begun: BegunInquiry): string =>
  JSON.stringify({ ...begun, state: { ...begun.state, estimate: null } });

export function readBegun(text: string | undefined): BegunInquiry | undefined {
  try {
    const read = JSON.parse(text ?? 'null') as BegunInquiry | null;
    return read && isInquiry(read.state) ? { ...read, problems: read.problems ?? {} } : undefined;
  } catch {
    return undefined;
  }
}
