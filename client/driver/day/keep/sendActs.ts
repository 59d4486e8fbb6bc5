import type { TripEventsInput } from '../../../generated/plain';
import { readErrorCode } from '../../../lib/request/errorCodes';
import { printPlainError } from '../../../lib/request/errors';
import type { KeptAct } from './dayDatabase';

/** Acts of one request; the server takes no more than 100. */
const MOST = 50;

export interface Answer {
  id: string;
  refusal?: string | null;
}

interface Sending {
  /** The acts that wait, in the order of the phone. */
  listWaiting(): Promise<KeptAct[]>;
  send(input: TripEventsInput): Promise<readonly Answer[]>;
  keepAnswers(answers: readonly Answer[]): Promise<void>;
}

/**
 * Sends all acts that wait, in their order, and keeps each answer before it goes on. An act that the server cannot read is refused
 * by itself, so that it holds up no other. Rejects when the server cannot be reached or wants a sign-in; nothing is lost then.
 */
export async function sendActs(driverId: string, sending: Sending): Promise<number> {
  let sent = 0;
  for (let most = MOST; ;) {
    const waiting = (await sending.listWaiting()).slice(0, most);
    if (waiting.length === 0) return sent;
    try {
      const answers = await sending.send({ driverId, events: waiting.map(toInput) });
      await sending.keepAnswers(answers);
      if (answers.length < waiting.length) throw new Error('An act has no answer');
      sent += waiting.length;
    } catch (error) {
      if (readErrorCode(error) !== 'BAD_USER_INPUT') throw error;
      // One of them is to blame: from here on one at a time.
      if (waiting.length === 1) {
        const [{ id }] = waiting as [KeptAct];
        await sending.keepAnswers([{ id, refusal: printPlainError(error) }]);
      }
      most = 1;
    }
  }
}

const toInput = ({ id, kind, orderId, stop, amount, note, phoneAt, clockOffsetMs, ...more }: KeptAct) => ({
  id,
  kind,
  orderId,
  stop: stop ?? null,
  amount: amount ?? null,
  note,
  phoneAt: new Date(phoneAt).toISOString(),
  clockOffsetMs,
  busId: more.busId ?? null,
  mayNotDrive: more.mayNotDrive ?? false,
  report: more.report ?? null,
});
