import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient, setScreen } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import { act } from 'react';
import { boardFixture, tripFixture } from './board.fixture';
import PlanPage from './PlanPage';
import { idInPath, idOf } from '../../testIds';

const board = boardFixture({
  trips: [
    tripFixture({ id: idOf('t1'), title: 'Tallinn - Tartu' }),
    tripFixture({
      id: idOf('t2'),
      title: 'Tallinn - Narva',
      driverIds: [idOf('d1')],
      busIds: [idOf('b1')],
      assigned: true,
    }),
  ],
  absences: [
    {
      __typename: 'BoardAbsence',
      id: idOf('a1'),
      driverId: idOf('d2'),
      busId: null,
      kind: 'sick',
      lastDay: '2026-12-03',
      start: '2026-11-30T22:00:00Z',
      end: '2026-12-03T22:00:00Z',
      note: '',
    },
  ],
});
const planBoard = jest.fn((_: Record<string, unknown>) => ({ data: { planBoard: board } }));
const planRests = () => ({ data: { planRests: [] } });
/** What is read of trips that changed, and of no others. */
const planChanges = jest.fn(({ orderIds }: Record<string, unknown>) => ({
  data: { planChanges: changed(board.trips.filter(({ id }) => (orderIds as string[]).includes(id as string))) },
}));
const changed = (trips = board.trips, counts = {}) => ({
  __typename: 'PlanChanges',
  ...{ trips, busIds: [], emptyLegs: [], drafts: 0, undoable: 0, redoable: 0 },
  ...counts,
});
const open = (path = '/?paev=2026-12-01&paevi=1', replies: Replies = {}) =>
  renderClient(<PlanPage />, {
    path,
    replies: { PlanBoard: planBoard, PlanRests: planRests, PlanChanges: planChanges, ...replies },
  });
const row = (name: RegExp) => screen.findByRole('row', { name });

beforeEach(() => {
  setScreen('wide');
  planBoard.mockClear();
  planChanges.mockClear();
});

it('shows who drives what, what waits, and who is away', async () => {
  open();
  expect(within(await row(/^Määramata Reisid/)).getByRole('button')).toHaveAccessibleName(
    'Tallinn - Tartu, T 1.12 08:00 – 14:00, 38 reisijat, juht puudub, buss puudub',
  );
  expect(within(await row(/^Jaan/)).getByRole('button')).toHaveAccessibleName(/Tallinn - Narva.*Jaan, Setra$/);
  expect(within(await row(/^Mari/)).getByRole('button')).toHaveAccessibleName('Haigusleht, kuni N 3.12');
  expect(screen.getByText('1 reis ootab juhti või bussi')).toBeVisible();
  expect(screen.getByRole('heading', { name: '1. detsember 2026' })).toBeVisible();
  expect(planBoard.mock.calls).toEqual([[{ from: '2026-12-01', to: '2026-12-01' }]]);
});

it('keeps days and rows in the address', async () => {
  const { where } = open();
  await row(/^Jaan/);
  await userEvent.click(screen.getByRole('button', { name: 'Bussid' }));
  expect(within(await row(/^Setra/)).getByText('53 kohta')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '7 päeva' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hilisemad päevad' }));
  expect(where.search).toBe('?paev=2026-12-08&paevi=7&read=bussid');
  await waitFor(() => expect(planBoard).toHaveBeenLastCalledWith({ from: '2026-12-08', to: '2026-12-14' }));
});

it('arrows go from bar to bar, Enter opens one, Escape leads back to it', async () => {
  open();
  const first = within(await row(/^Määramata Reisid/)).getByRole('button');
  // Of all bars Tab reaches one.
  expect(document.querySelectorAll('[data-bar][tabindex="0"]')).toHaveLength(1);
  act(() => first.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(within(await row(/^Jaan/)).getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Tallinn – Narva' });
  expect(within(dialog).getByRole('link', { name: 'Ava tellimus' })).toHaveAttribute(
    'href',
    `/platform/job/${idInPath('t2')}`,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(screen.getByRole('row', { name: /^Jaan/ })).getByRole('button')).toHaveFocus());
});

it('on a phone it is a list of days, what waits first', async () => {
  setScreen('phone');
  open();
  const buttons = await screen.findAllByRole('button', { name: /Tallinn – / });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Tallinn – Tartu08:00 – 14:00juht puudub, buss puudub',
    'Tallinn – Narva08:00 – 14:00Jaan, Setra',
  ]);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Tallinn – Tartu' })).toBeVisible();
});

it('says when there is nothing, and when it could not be loaded', async () => {
  const { unmount } = open(undefined, { PlanBoard: () => Promise.reject(new TypeError('fetch failed')) });
  expect(await screen.findByText('Plaani laadimine ebaõnnestus')).toBeVisible();
  unmount();
  open(undefined, { PlanBoard: () => ({ data: { planBoard: { ...board, drivers: [], buses: [], trips: [] } } }) });
  expect(await screen.findByText('Juhte ega busse ei ole veel lisatud')).toBeVisible();
});

describe('moves', () => {
  const checks = jest.fn((_: Record<string, unknown>) => ({
    data: {
      planChecks: {
        __typename: 'PlanChecks',
        drivers: [
          { __typename: 'PlanLight', id: idOf('d1'), light: 'green' as const, line: 'sobib · 8 h tööpäev' },
          { __typename: 'PlanLight', id: idOf('d2'), light: 'red' as const, line: 'haiguslehel kuni 03.12.2026' },
        ],
        buses: [{ __typename: 'PlanLight', id: idOf('b2'), light: 'green' as const, line: 'sobib' }],
      },
    },
  }));
  const move = jest.fn((_: Record<string, unknown>) => ({ data: { movePlan: true } }));
  const movable = (replies: Replies = {}) => open(undefined, { PlanChecks: checks, MovePlan: move, ...replies });
  const said = (text: string) =>
    waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));
  const focusLane = async () => {
    // Two stand here until what the server made of a move is read.
    const bar = await within(await row(/^Määramata Reisid/)).findByRole('button');
    act(() => bar.focus());
  };

  beforeEach(() => {
    move.mockClear();
    checks.mockClear();
  });

  it('follows whatever changes, and shows by name who looks at the plan and who moves a trip', async () => {
    const shown = jest.fn((_: Record<string, unknown>) => ({ data: { showPresence: true } }));
    const { tell } = movable({ ShowPresence: shown });
    await focusLane();
    // Of a trip only that trip is read, of what belongs to none the whole board.
    act(() => tell({ changes: [{ lists: ['plan'], orderId: idOf('t2'), version: 1 }] }));
    await waitFor(() =>
      expect(planChanges.mock.calls).toEqual([
        [{ from: '2026-12-01', to: '2026-12-01', orderIds: [idOf('t2')], busIds: [idOf('b1')] }],
      ]),
    );
    expect(planBoard).toHaveBeenCalledTimes(1);
    act(() => tell({ changes: [{ lists: ['duties'], orderId: null, version: null }] }));
    await waitFor(() => expect(planBoard).toHaveBeenCalledTimes(2));
    act(() => tell({ changes: [{ lists: ['catering'], orderId: null, version: null }] }));
    const person = (kind: 'looksAtPlan' | 'movesTrip', subject: string, name: string) => ({
      ...{ id: idOf(name), name, kind, subject },
    });
    act(() => tell({ present: [person('looksAtPlan', idOf('p'), 'Kaarel'), person('movesTrip', idOf('t2'), 'Liis')] }));
    await said(' · Liis tõstab reisi Tallinn – Narva · Kaarel vaatab plaani');
    expect(within(await row(/^Jaan/)).getByText('Liis tõstab')).toBeVisible();
    expect(planBoard).toHaveBeenCalledTimes(2);
    // The own drag is shown to them, and ends with the drag.
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(shown).toHaveBeenLastCalledWith(
        expect.objectContaining({ presence: { kind: 'movesTrip', subject: idOf('t1') } }),
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(shown).toHaveBeenLastCalledWith(
        expect.objectContaining({ presence: expect.objectContaining({ kind: 'looksAtPlan' }) as unknown }),
      ),
    );
  });

  it('by keys alone: picked up, each row says why, put down, and told in a sentence', async () => {
    movable();
    await focusLane();
    await userEvent.keyboard(' ');
    await said('Tallinn – Tartu on käes. Nooled üles ja alla valivad rea, Enter jätab sinna, Escape loobub.');
    expect(await screen.findByText('haiguslehel kuni 03.12.2026')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await said('Jaan: sobib · 8 h tööpäev');
    await userEvent.keyboard('{ArrowDown}');
    await said('Mari: haiguslehel kuni 03.12.2026');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await said('Tallinn – Tartu: nüüd Jaan. Samm on kinnitamata.');
    // The best free bus comes along.
    const step = { orderId: idOf('t1'), version: 1, mark: null, driverIn: idOf('d1'), busIn: idOf('b2') };
    expect(move.mock.calls).toEqual([[{ kind: 'assign', steps: [step] }]]);
    expect(planChanges).toHaveBeenCalledTimes(1);
    expect(planBoard).toHaveBeenCalledTimes(1);
  });

  it('Escape leaves a trip where it was', async () => {
    movable();
    await focusLane();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await said('Reis jäi, kus ta oli');
    expect(move).not.toHaveBeenCalled();
  });

  it('takes off, swaps, and chooses a driver from a list', async () => {
    movable();
    await focusLane();
    await userEvent.keyboard('v{ArrowDown}v');
    await waitFor(() => expect(move).toHaveBeenCalledTimes(1));
    expect(move.mock.calls[0]?.[0]).toMatchObject({
      kind: 'swap',
      steps: [
        { orderId: idOf('t1'), driverIn: idOf('d1') },
        { orderId: idOf('t2'), driverOut: idOf('d1') },
      ],
    });
    await said('Tallinn – Tartu ja Tallinn – Narva on vahetatud. Samm on kinnitamata.');
    // Both trips stand here until what the server made of the swap is read.
    const jaans = within(screen.getByRole('row', { name: /^Jaan/ }));
    const left = await jaans.findByRole('button');
    act(() => left.focus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(move).toHaveBeenCalledTimes(2));
    expect(move.mock.calls[1]?.[0]).toMatchObject({
      kind: 'takeOff',
      steps: [{ driverOut: idOf('d1'), busOut: idOf('b1') }],
    });
    await focusLane();
    await userEvent.keyboard('j');
    const list = within(await screen.findByRole('list', { name: 'Vali juht' }));
    await userEvent.click(await list.findByRole('button', { name: /Mari/ }));
    await waitFor(() => expect(move).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells who was quicker, and shows the plan as it is now', async () => {
    movable({ MovePlan: () => refusal('staleOrder') });
    await focusLane();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(planChanges).toHaveBeenCalledTimes(1));
  });

  it('a trip stands in its new row at once; when the line is gone it goes back, and says so', async () => {
    let fail: (error: Error) => void = () => undefined;
    const sent = jest.fn(() => new Promise<never>((_, reject) => (fail = reject)));
    let online = true;
    const gone = () => Promise.reject(new TypeError('fetch failed'));
    const read = () => (online ? { data: { planBoard: board } } : gone());
    movable({ MovePlan: sent, PlanBoard: read, PlanChanges: gone });
    await focusLane();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    const jaan = screen.getByRole('row', { name: /^Jaan/ });
    expect(await within(jaan).findByRole('button', { name: /Tallinn - Tartu.*kinnitamata/ })).toHaveFocus();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    // Not known to be made yet: it cannot be moved again.
    await userEvent.keyboard('{Delete}');
    online = false;
    act(() => fail(new TypeError('fetch failed')));
    await said('Server ei vasta. Kontrollige internetiühendust ja proovige uuesti.');
    expect(within(jaan).queryByRole('button', { name: /Tallinn - Tartu/ })).toBeNull();
    const back = within(screen.getByRole('row', { name: /^Määramata Reisid/ })).getByRole('button');
    await waitFor(() => expect(back).toHaveFocus());
    expect(back).toHaveAccessibleName(/Tallinn - Tartu.*juht puudub, buss puudub$/);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('takes back and does again, by button and by key, while there is something', async () => {
    const undo = jest.fn(() => ({ data: { undoPlanMove: [idOf('t1')] } }));
    const redo = jest.fn(() => ({ data: { redoPlanMove: [idOf('t1')] } }));
    movable({
      PlanBoard: () => ({ data: { planBoard: { ...board, undoable: 1, redoable: 1 } } }),
      PlanChanges: () => ({ data: { planChanges: changed(board.trips?.slice(0, 1), { undoable: 1, redoable: 1 }) } }),
      UndoPlanMove: undo,
      RedoPlanMove: redo,
    });
    await focusLane();
    await userEvent.keyboard('{Control>}z{/Control}');
    await said('Samm on tagasi võetud');
    await userEvent.click(screen.getByRole('button', { name: 'Tee uuesti' }));
    await said('Samm on uuesti tehtud');
    expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 1]);
  });

  it('what breaks a rule is confirmed only with a reason', async () => {
    const draft = (orderId: string, light: 'green' | 'red', complete: boolean, line = 'puhkus jääks 6 h') => ({
      __typename: 'PlanDraftRow',
      orderId,
      title: 'Tallinn - Tartu',
      start: '2026-12-01T06:00:00Z',
      complete,
      light,
      lines: [line],
    });
    const confirmed = { __typename: 'ConfirmedTrip', orderId: idOf('t1'), title: 'Tallinn - Tartu', problem: null };
    const confirm = jest.fn((_: Record<string, unknown>) => ({ data: { confirmPlan: [confirmed] } }));
    movable({
      PlanBoard: () => ({ data: { planBoard: { ...board, drafts: 2 } } }),
      PlanDrafts: () => ({
        data: {
          planDrafts: [draft(idOf('t1'), 'red', true), draft(idOf('t2'), 'red', false, 'juht või buss on puudu')],
        },
      }),
      ConfirmPlan: confirm,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kinnita plaan (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kinnita plaan' }));
    expect(await dialog.findByText('Jääb kinnitamata: juht või buss on puudu')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Kinnita' }));
    expect(await dialog.findByText('Palun sisestage põhjus')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Põhjus, miks siiski määrata'), 'Klient nõustus{Enter}');
    await waitFor(() => expect(confirm.mock.calls).toEqual([[{ orderIds: [idOf('t1')], reason: 'Klient nõustus' }]]));
    expect(await screen.findByText('Kinnitatud: 1')).toBeVisible();
  });

  it('a proposal is taken in whole or in part, as one move; what could not be placed says why', async () => {
    type Proposed = DataOf<'ProposePlan'>['proposePlan']['trips'][number];
    const proposed = (orderId: string, changes: Partial<Proposed> = {}) => ({
      __typename: 'ProposedTrip',
      ...{ orderId, title: 'Tallinn - Tartu', start: '2026-12-01T06:00:00Z', version: 1, mark: null },
      ...{
        driverId: idOf('d1'),
        busId: idOf('b1'),
        light: 'green' as const,
        line: 'sobib · 8 h tööpäev',
        problem: null,
      },
      ...{ hasDriver: false, hasBus: false, emptyKm: 60, next: 'Volvo: tühisõitu 34 km rohkem' },
      ...changes,
    });
    const problem = 'ei ole vaba bussi';
    const trips = [
      proposed(idOf('t1')),
      proposed(idOf('t3'), { title: 'Tallinn - Pärnu', hasDriver: true }),
      proposed(idOf('t4'), { title: 'Tallinn - Riia', driverId: null, busId: null, problem }),
    ];
    const propose = jest.fn((_: Record<string, unknown>) => ({
      data: { proposePlan: { __typename: 'PlanProposal', emptyKm: 120, trips } },
    }));
    const t3 = tripFixture({ id: idOf('t3'), title: 'Tallinn - Pärnu', driverIds: [idOf('d1')] });
    movable({
      PlanBoard: () => ({ data: { planBoard: { ...board, trips: [...board.trips, t3] } } }),
      ProposePlan: propose,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Paku plaan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paku plaan' }));
    expect(await dialog.findByText('Tühisõitu lisandub 120 km')).toBeVisible();
    expect(dialog.getByText(/Tallinn – Riia.*ei ole vaba bussi/)).toBeVisible();
    expect(dialog.getAllByText('tühisõitu 60 km · järgmine oleks Volvo: tühisõitu 34 km rohkem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Nädal' }));
    await waitFor(() => expect(propose).toHaveBeenLastCalledWith({ from: '2026-11-30', to: '2026-12-06' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Valitud reisid' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Tallinn – Pärnu, / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Paku valitutele (1)' }));
    await waitFor(() =>
      expect(propose).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '2026-12-01', orderIds: [idOf('t3')] }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Nähtavad päevad' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Tallinn – Tartu/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Võta valitud (1)' }));
    // It has a driver already.
    const step = { orderId: idOf('t3'), version: 1, mark: null, busIn: idOf('b1') };
    await waitFor(() => expect(move.mock.calls).toEqual([[{ kind: 'proposal', steps: [step] }]]));
  });
});
