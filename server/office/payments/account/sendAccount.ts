import type { Deps } from '../../../access';
import { Topic } from '../../../platform/events';
import type { Language } from '../../../platform/language';
import { conflict } from '../../../texts/messages';
import type { AccountArgs } from './accountTypes';
import { readAccount } from './readAccount';

/** The statement of an account that is to be e-mailed, with its PDF. */
export interface AccountToMail {
  wish: AccountArgs;
  to: string;
  /** The customer. */
  name: string;
  language: Language;
  closingCents: number;
  /** Distinguishes one sending from the next. */
  at: Date;
}

export const accountToMail = new Topic<AccountToMail>('accountToMail');

/** Sends the statement to the customer. Returns the address. Errors: as of `readAccount`; CONFLICT without an address. */
export const sendAccount = (deps: Deps, wish: AccountArgs): Promise<string> =>
  deps.db.transaction(async (manager) => {
    const { email: to, name, language, closingCents } = await readAccount(deps, wish);
    if (!to) throw conflict('bank.noAddress');
    await deps.events.emit(manager, accountToMail, [{ to, name, language, at: deps.clock.now(), closingCents, wish }]);
    return to;
  });
