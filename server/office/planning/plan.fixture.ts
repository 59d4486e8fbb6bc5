import { createBus, createPerson, inquiry, must, paide, submitInquiry, tallinn } from '../../testing/builders';
import { startTestApp } from '../../testing/testApp';

export interface PlanTrip {
  id: string;
  version: number;
  mark: string | null;
  stale: boolean;
  assigned: boolean;
  driverIds: string[];
  busIds: string[];
}
interface Board {
  trips: PlanTrip[];
  drafts: number;
  undoable: number;
  redoable: number;
}
type Step = Record<string, unknown>;

export const moveDocument =
  'mutation($kind: MoveKind!, $steps: [PlanStepInput!]!) { movePlan(kind: $kind, steps: $steps) }';

/** A moment of December 2026, by the clock of Tallinn. */
export const december = (day: number, time = '09:00') =>
  new Date(`2026-12-${String(day).padStart(2, '0')}T${time}:00+02:00`).toISOString();

/** The portal in August 2026 with two drivers and a bus, and what is done with the plan of December. */
export async function startPlan() {
  const app = await startTestApp();
  app.clock.set('2026-08-31T08:00:00Z');
  const admin = await app.login('admin');
  const mari = await createPerson(app, admin, { firstname: 'Mari' });
  const jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  const setra = await createBus(app, admin, 'Setra');

  /** An accepted order with these stops. */
  async function accepted(stops: object[]): Promise<string> {
    const id = await submitInquiry(app, { ...inquiry(app), stops });
    await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
    return id;
  }
  /** One from Tallinn to Paide, by default in the morning. */
  const trip = (day: number, time?: string) => accepted([{ ...tallinn, depart: december(day, time) }, paide]);

  async function board(token = admin, from = '2026-12-01', to = '2026-12-31'): Promise<Board> {
    const document = `query($from: LocalDate!, $to: LocalDate!) { planBoard(from: $from, to: $to) {
      drafts undoable redoable trips { id version mark stale assigned driverIds busIds } } }`;
    return (await must<{ planBoard: Board }>(app, document, { from, to }, token)).planBoard;
  }
  const readTrip = async (id: string) => (await board()).trips.find((one) => one.id === id) as PlanTrip;
  /** Moves a trip as it is now, or as it was `seen`. */
  async function move(id: string, step: Step, token = admin, seen?: PlanTrip) {
    const { version, mark } = seen ?? (await readTrip(id));
    return app.graphql(moveDocument, { kind: 'assign', steps: [{ orderId: id, version, mark, ...step }] }, token);
  }
  const turn = (way: 'undo' | 'redo', token = admin) => app.graphql(`mutation { ${way}PlanMove }`, {}, token);

  /** Confirms these drafts as they are now, or all. */
  async function confirm({ orderIds, reason }: { orderIds?: string[]; reason?: string } = {}) {
    type Drafts = { planDrafts: { orderId: string; mark: string }[] };
    const { planDrafts } = await must<Drafts>(app, '{ planDrafts { orderId mark } }', {}, admin);
    const chosen = planDrafts.filter(({ orderId }) => !orderIds || orderIds.includes(orderId));
    return confirmSeen(chosen.map((draft) => ({ ...draft, ...(reason !== undefined && { reason }) })));
  }
  async function confirmSeen(trips: { orderId: string; mark: string; reason?: string }[]) {
    const document = 'mutation($trips: [ConfirmedDraftInput!]!) { confirmPlan(trips: $trips) { orderId problem } }';
    type Confirmed = { confirmPlan: { orderId: string; problem: string | null }[] };
    return (await must<Confirmed>(app, document, { trips }, admin)).confirmPlan;
  }
  /** The token of another admin. */
  const colleague = async () =>
    app.login((await createPerson(app, admin, { firstname: 'Kaarel', role: 'admin' })).username);

  return {
    app,
    admin,
    mari,
    jaan,
    setra,
    accepted,
    trip,
    board,
    tripOf: readTrip,
    move,
    turn,
    confirm,
    confirmSeen,
    colleague,
  };
}
export type Plan = Awaited<ReturnType<typeof startPlan>>;
