import { createId } from '../../platform/ids';
import { must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';

export const askDocument =
  'mutation($id: UUID!, $key: Key!, $input: ChangeRequestInput!) { askChange(id: $id, key: $key, input: $input) }';
export const takeDocument = 'mutation($request: UUID!) { takeChange(requestId: $request) }';
export const priceDocument =
  'mutation($request: UUID!, $price: Price!) { priceChange(requestId: $request, price: $price, words: "Nii saab") }';
export const declineDocument = 'mutation($request: UUID!) { declineChange(requestId: $request, words: "Ei jõua") }';
export const decideDocument =
  'mutation($id: UUID!, $key: Key!, $request: UUID!, $accept: Boolean!) { decideChange(id: $id, key: $key, requestId: $request, accept: $accept) }';
export const cancelDocument =
  'mutation($id: UUID!, $key: Key!, $fee: Price!) { cancelTrip(id: $id, key: $key, reason: trip_cancelled, fee: $fee) }';

export interface Mine {
  id: string;
  status: string;
  start: string | null;
  passengers: number | null;
  reply: string;
  total: number | null;
  totalNow: number | null;
  amountDue: number | null;
  amountDueNow: number | null;
  cancellation: { when: string; cost: string }[];
}

/** The customer's last request. */
export const mine = async (app: TestApp, id: string, key: string): Promise<Mine | null> =>
  (
    await must<{ myChange: Mine | null }>(
      app,
      'query($id: UUID!, $key: Key!) { myChange(id: $id, key: $key) { id status start passengers reply total totalNow amountDue amountDueNow cancellation { when cost } } }',
      { id, key },
    )
  ).myChange;

/** Asks for something, and returns the id of the change request. */
export async function ask(app: TestApp, id: string, key: string, input: object): Promise<string> {
  await must(app, askDocument, { id, key, input });
  return (await mine(app, id, key))?.id ?? createId();
}

interface Paper {
  offerId: string;
  changed: boolean;
}

/** The papers on the page of the trip: all agreements with the customer, the newest first. */
export const agreedPapers = async (app: TestApp, id: string, key: string): Promise<Paper[]> =>
  (
    await must<{ myTrip: { acceptances: Paper[] } }>(
      app,
      'query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { acceptances { offerId changed } } }',
      { id, key },
    )
  ).myTrip.acceptances;
