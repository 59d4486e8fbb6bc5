import type { Deps } from '../../../access';
import { Topic } from '../../../platform/events';
import { conflict } from '../../../texts/messages';
import type { Receipt } from './receiptPaper';
import { readReceipt } from './receiptPaper';

/** A receipt that is to be e-mailed, with its PDF. */
export interface ReceiptToMail extends Pick<Receipt, 'number' | 'payer' | 'cents' | 'receivedOn' | 'language'> {
  paymentId: string;
  to: string;
  /** Distinguishes one sending from the next. */
  at: Date;
}

export const receiptToMail = new Topic<ReceiptToMail>('receiptToMail');

/** Sends a receipt to the address of its invoice. Errors: as of `readReceipt`; CONFLICT without an address. */
export const sendReceipt = (deps: Deps, paymentId: string): Promise<string> =>
  deps.db.transaction(async (manager) => {
    const { email: to, number, payer, cents, receivedOn, language } = await readReceipt(manager, paymentId);
    if (!to) throw conflict('bank.noAddress');
    const at = deps.clock.now();
    await deps.events.emit(manager, receiptToMail, [{ paymentId, to, number, payer, cents, receivedOn, language, at }]);
    return to;
  });
