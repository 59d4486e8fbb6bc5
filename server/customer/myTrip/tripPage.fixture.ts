import { answer, createBus, createPerson, leader, must, submitInquiry } from '../../testing/builders';
import { startTestApp } from '../../testing/testApp';
import { newTripKey } from './myTrip.fixture';

export interface ShownTrip {
  state: string;
  version: number;
  passengers: number;
  notes: string;
  can: string[];
  seats: number;
  seatsFrom: string;
  leader: { fullName: string } | null;
  food: { id: string; name: string; count: number }[];
  invoice: Record<string, string | null> | null;
  price: { offerId: string; amountDue: number } | null;
  crew: object | null;
  offerPaper: boolean;
  acceptancePaper: boolean;
}
export const shownFields = `state version passengers notes can seats seatsFrom leader { fullName } food { id name count }
  invoice { company registrationNumber address email } price { offerId amountDue } crew { drivers buses { name plate } }
  offerPaper acceptancePaper`;
export interface TripPageLink {
  id: string;
  key: string;
}

/** The portal with a driver and a bus, and what a customer sees and decides on the page of a trip. */
export async function startTripPage() {
  const app = await startTestApp();
  const admin = await app.login('admin');
  const driver = await createPerson(app, admin, { firstname: 'Mart' });
  const bus = await createBus(app, admin, 'Setra');
  await must(
    app,
    'mutation($id: UUID!) { updateBus(id: $id, name: "Setra", details: { seats: 50, plate: "123ABC" }) { id } }',
    { id: bus },
    admin,
  );

  const show = async (link: TripPageLink): Promise<ShownTrip> =>
    (
      await must<{ myTrip: ShownTrip }>(
        app,
        `query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { ${shownFields} } }`,
        link,
      )
    ).myTrip;
  const decide = (name: 'acceptTrip' | 'rejectTrip', link: TripPageLink, offerId?: string) =>
    app.graphql<Record<string, boolean>>(
      name === 'acceptTrip'
        ? 'mutation($id: UUID!, $key: Key!, $offerId: UUID!, $leader: GroupLeaderInput!) { acceptTrip(id: $id, key: $key, offerId: $offerId, leader: $leader) }'
        : 'mutation($id: UUID!, $key: Key!, $offerId: UUID!) { rejectTrip(id: $id, key: $key, offerId: $offerId, reason: other) }',
      { ...link, offerId, ...(name === 'acceptTrip' && { leader }) },
    );
  const linked = async (id: string): Promise<TripPageLink> => ({ id, key: await newTripKey(app, id) });
  async function offered(price?: number): Promise<TripPageLink & { offerId: string }> {
    const id = await submitInquiry(app);
    await answer(app, admin, id, price);
    const link = await linked(id);
    return { ...link, offerId: (await show(link)).price?.offerId ?? '' };
  }
  return { app, admin, driver, bus, show, decide, linked, offered };
}
export type TripPage = Awaited<ReturnType<typeof startTripPage>>;
