import type { TestApp } from '../../testing/testApp';
import { inquiry, must, submitInquiry, tallinn, tartu } from '../../testing/builders';

export const kuressaare = { lat: 58.2481, lng: 22.5039, city: 'Kuressaare', address: 'Kuressaare' };

/** An inquiry of 38 people from Tallinn to a place, a week from now. */
export async function tripTo(app: TestApp, place: object = kuressaare, changes: object = {}): Promise<string> {
  const depart = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString();
  return submitInquiry(app, { ...inquiry(app), stops: [{ ...tallinn, depart }, place], ...changes });
}

/** A trip that needs no list. */
export const tripOnLand = (app: TestApp): Promise<string> => tripTo(app, tartu);

export interface ShownList {
  reasons: string[];
  wanted: boolean;
  expected: number;
  version: number;
  open: boolean;
  deletedOn: string;
  text: string;
  passengers: { name: string; document: string; bornOn: string | null; repeated: boolean }[];
}

const shown = '{ reasons wanted expected version open deletedOn text passengers { name document bornOn repeated } }';
export const listDocument = `query($id: UUID!) { passengerList(orderId: $id) ${shown} }`;
export const saveDocument = `mutation($id: UUID!, $input: PassengersInput!) { savePassengers(orderId: $id, input: $input) ${shown} }`;
export const wantedDocument = `mutation($id: UUID!, $wanted: Boolean!) { setPassengersWanted(orderId: $id, wanted: $wanted) ${shown} }`;

export const readList = async (app: TestApp, id: string, token: string): Promise<ShownList> =>
  (await must<{ passengerList: ShownList }>(app, listDocument, { id }, token)).passengerList;

/** Saves a list over the one that is there. */
export async function saveList(app: TestApp, admin: string, id: string, text: string): Promise<ShownList> {
  const { version } = await readList(app, id, admin);
  const data = await must<{ savePassengers: ShownList }>(app, saveDocument, { id, input: { text, version } }, admin);
  return data.savePassengers;
}
