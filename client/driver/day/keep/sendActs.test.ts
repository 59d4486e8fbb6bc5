import fc from 'fast-check';
import { RefusedError } from '../../../lib/request/request';
import type { KeptAct } from './dayDatabase';
import { sendActs } from './sendActs';
import type { Answer } from './sendActs';

const makeAct = (index: number): KeptAct => ({
  id: `act-${index}`,
  seq: index,
  driverId: 'jaan',
  kind: 'odometer',
  orderId: 'a',
  // By a clock that was set back meanwhile.
  at: 1_000_000 - index,
  phoneAt: 1_000_000 - index,
  clockOffsetMs: 0,
  note: '',
  state: 'waiting',
});
const failure = (code: string) => new RefusedError([{ message: code, extensions: { code } }]);

/** A phone and a server that applies each act once, as server/office/tripEvents does. */
function createLine(acts: KeptAct[], isUnreadable: (id: string) => boolean) {
  const applied: string[] = [];
  return {
    applied,
    listWaiting: async () => acts.filter(({ state }) => state === 'waiting'),
    receive(ids: readonly string[]): Answer[] {
      if (ids.some(isUnreadable)) throw failure('BAD_USER_INPUT');
      for (const id of ids) if (!applied.includes(id)) applied.push(id);
      return ids.map((id) => ({ id, refusal: null }));
    },
    keepAnswers: async (answers: readonly Answer[]) => {
      for (const { id, refusal } of answers) acts.find((act) => act.id === id)!.state = refusal ? 'refused' : 'taken';
    },
  };
}

it('loses none, doubles none and keeps the order, however often the line breaks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 130 }),
      fc.array(fc.constantFrom('through', 'lost', 'reply lost')),
      fc.uniqueArray(fc.nat(129), { maxLength: 3 }),
      async (count, weather, bad) => {
        const acts = Array.from({ length: count }, (_, index) => makeAct(index));
        const isUnreadable = (id: string) => bad.some((index) => id === `act-${index}`);
        const line = createLine(acts, isUnreadable);
        const send = async ({ events }: { events: readonly { id: string }[] }) => {
          const now = weather.pop() ?? 'through';
          if (now === 'lost') throw new TypeError('Failed to fetch');
          const answers = line.receive(events.map(({ id }) => id));
          if (now === 'reply lost') throw new TypeError('Failed to fetch');
          return answers;
        };
        // As often as the phone tries: each thirty seconds.
        while (acts.some(({ state }) => state === 'waiting'))
          await sendActs('jaan', { ...line, send }).catch(() => undefined);
        expect(line.applied).toEqual(acts.filter(({ id }) => !isUnreadable(id)).map(({ id }) => id));
        expect(acts.filter(({ state }) => state === 'refused').map(({ id }) => id)).toEqual(
          acts.map(({ id }) => id).filter(isUnreadable),
        );
      },
    ),
    { numRuns: 60 },
  );
});

it('leaves everything where it is when the session is over', async () => {
  const acts = [makeAct(0)];
  const send = () => Promise.reject(failure('UNAUTHENTICATED'));
  await expect(sendActs('jaan', { ...createLine(acts, () => false), send })).rejects.toThrow('UNAUTHENTICATED');
  expect(acts[0]?.state).toBe('waiting');
});
