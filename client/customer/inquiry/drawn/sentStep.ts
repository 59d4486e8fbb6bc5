import { InquiryFoodPackagesDocument, SubmitInquiryDocument, EstimateRouteDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { listLocatedStops } from '../../../lib/forms/draftRoute';
import { findMidnightDepartures, findRepeatedPlaces } from '../../../lib/forms/routeProblems';
import type { Problems } from '../../../lib/forms/routeProblems';
import { listFieldErrors, printPlainError } from '../../../lib/request/errors';
import { RefusedError } from '../../../lib/request/request';
import type { TypedDocument } from '../../../lib/request/request';
import { readTypedDateTime } from '../../../ui/fields/wallClock';
import { findSentPlace } from '../../../shared/stops/place/findSentPlace';
import { toEstimateInput } from '../../../shared/stops/useRouteEstimate';
import { beginInquiry, readBegun, startFresh } from './begunInquiry';
import type { BegunInquiry } from './begunInquiry';
import { toContent } from '../sending/inquiryContent';
import { checkInquiry, checkStep, findStep } from '../inquiryChecks';
import { DETAILS_STEP, EXTRAS_STEP, reduceInquiry } from '../inquiryState';
import type { InquiryAction, InquiryState } from '../inquiryState';

/** The fields of the form by their names. */
export type SentFields = Readonly<Record<string, string>>;

/** Asks the portal's GraphQL. Rejects with a RefusedError. */
export type Ask = <Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables) => Promise<Data>;

/**
 * Does one step of an inquiry whose form the browser has sent by itself, as scripts would (Wizard.tsx), and returns where
 * it stands then. `speak` makes the sender's language that of the texts again: meanwhile other pages were drawn.
 */
export async function takeSentStep(fields: SentFields, ask: Ask, speak: () => void): Promise<BegunInquiry> {
  const before = readBegun(fields.inquiry) ?? beginInquiry();
  let state = listTyped(fields, before.state).reduce(reduceInquiry, before.state);
  const end = (more: Partial<BegunInquiry> = {}): BegunInquiry => {
    const [field] = Object.keys(more.problems ?? {});
    if (field !== undefined) state = step(state, findStep(field));
    return { problems: {}, meant: before.meant, ...more, state, sent: true };
  };

  if (fields.back !== undefined) {
    state = step(state, state.step - 1);
    return end();
  }
  const typed = (fields.choose ?? fields.place ?? '').trim();
  if (typed) {
    const found = await findSentPlace(typed, ask, speak);
    if ('message' in found) return end({ place: found });
    state = addPlace(state, found);
    // The place where the trip ends is asked for next.
    if (listLocatedStops(state.stops).length < 2) return end();
  }

  if (state.step === 0) {
    const first = checkStep(0, state, new Date());
    if (hasProblems(first)) return end({ problems: first });
    const questions = {
      ...findMidnightDepartures(state, t('inquiry.next')),
      ...findRepeatedPlaces(state, t('inquiry.next')),
    };
    const meant = Object.keys(questions).join();
    if (meant !== (before.meant ?? '')) return end({ problems: questions, meant });
    state = await estimate(state, ask);
    speak();
  }
  const { foodPackages } = await ask(InquiryFoodPackagesDocument, {}).catch(() => ({ foodPackages: undefined }));
  speak();
  const lastStep = foodPackages?.every(({ hidden }) => hidden) ? DETAILS_STEP : EXTRAS_STEP;
  if (state.step < lastStep) {
    const problems = checkStep(state.step, state, new Date());
    if (!hasProblems(problems)) state = step(state, state.step + 1);
    return end({ problems });
  }

  const problems = checkInquiry(state, new Date());
  if (hasProblems(problems)) return end({ problems });
  const food = Object.entries(state.cart).map(([id, count]) => ({ id, count }));
  const { inquiryId: id, formKey } = state;
  try {
    const { submitInquiry } = await ask(SubmitInquiryDocument, { input: { ...toContent(state, food), id, formKey } });
    state = reduceInquiry(state, { type: 'sent', orderId: submitInquiry, fresh: startFresh() });
    return end();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    speak();
    const refused = listFieldErrors(error);
    return end({ problems: hasProblems(refused) ? refused : { inquiry: printPlainError(error) } });
  }
}

const hasProblems = (problems: Problems): boolean => Object.keys(problems).length > 0;

const step = (state: InquiryState, to: number): InquiryState => reduceInquiry(state, { type: 'stepped', step: to });

/** The actions that the fields of the sent step stand for. */
function listTyped(fields: SentFields, state: InquiryState): InquiryAction[] {
  const actions: InquiryAction[] = [];
  for (const [index, { id }] of state.stops.entries()) {
    const depart = fields[`stops.${index}.depart`];
    if (depart !== undefined) actions.push({ type: 'departureSet', stopId: id, depart: readTypedDateTime(depart) });
  }
  if (fields.fullName !== undefined) {
    const typed = (['fullName', 'email', 'phone', 'notes', 'company', 'promo'] as const).map(
      (name) => [name, fields[name] ?? state.details[name]] as const,
    );
    const passengers = /^\d{1,5}$/.test(fields.passengers?.trim() ?? '') ? Number(fields.passengers) : 0;
    actions.push({
      type: 'detailsTyped',
      details: { ...Object.fromEntries(typed), passengers, toCompany: fields.toCompany !== undefined },
    });
  }
  for (const [name, count] of Object.entries(fields))
    if (name.startsWith('food.') && /^\d{1,4}$/.test(count))
      actions.push({ type: 'foodSet', packageId: name.slice('food.'.length), count: Number(count) });
  const removed = state.stops.find(({ id }) => String(id) === fields.remove);
  if (removed) actions.push({ type: 'stopRemoved', stopId: removed.id });
  return actions;
}

function addPlace(state: InquiryState, place: NonNullable<InquiryState['stops'][number]['place']>): InquiryState {
  const [first] = state.stops;
  if (first && !first.place) return reduceInquiry(state, { type: 'placeChosen', stopId: first.id, place });
  return reduceInquiry(state, { type: 'stopAdded', place });
}

/** Whether a stop is left before it is reached only the estimate can tell; without one the route goes on. */
async function estimate(state: InquiryState, ask: Ask): Promise<InquiryState> {
  const { stops } = state;
  const data = await ask(EstimateRouteDocument, { stops: toEstimateInput(stops) }).catch(() => undefined);
  return data ? reduceInquiry(state, { type: 'estimated', stops, estimate: data.estimateRoute }) : state;
}
