import { createBus, createPerson, must } from '../testing/builders';
import { startTestApp } from '../testing/testApp';

interface OrderView {
  status: string;
  start: string;
  end: string;
  passengers: number;
  distanceKm: number;
  job: object | null;
  stops: { depart: string | null }[];
}

/** The portal with two drivers and a bus, and what the office sees of orders. */
export async function startOffice() {
  const app = await startTestApp();
  const admin = await app.login('admin');
  const jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  const liis = await createPerson(app, admin, { firstname: 'Liis' });
  const bus = await createBus(app, admin);

  const readOrder = async (id: string, token = admin) => {
    const { order } = await must<{ order: OrderView }>(
      app,
      `query($id: UUID!) { order(id: $id) { status version start end passengers distanceKm durationMin allowedActions groupFullName logisticsNotes
       offer { price total status rejectReason } job { tripNumber confirmation drivers { driver { id } confirmation } feedback { wentWell hours isRead } }
       stops { city arrive depart } food { name price count } } }`,
      { id },
      token,
    );
    return order;
  };

  const listed = async (list: string, token = admin): Promise<string[]> => {
    const data = await must<Record<string, { id: string }[]>>(app, `{ ${list} { id } }`, {}, token);
    return (data[list] ?? []).map(({ id }) => id);
  };

  const refused = async (document: string, variables: object, token?: string | null) => {
    const { errors } = await app.graphql(document, variables, token);
    return (
      errors?.[0] && { message: errors[0].message, code: errors[0].extensions.code, field: errors[0].extensions.field }
    );
  };

  return { app, admin, jaan, liis, bus, orderOf: readOrder, listed, refused };
}
export type Office = Awaited<ReturnType<typeof startOffice>>;
