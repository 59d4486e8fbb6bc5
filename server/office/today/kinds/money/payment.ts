import { bookSuggestion, readSuggestions } from '../../../payments';
import type { BankSuggestion } from '../../../payments';
import { sql } from '../../../../platform/sql';
import { conflict, message } from '../../../../texts/messages';
import { markProposal } from '../../proposalMark';
import type { Proposal, TodayKind } from '../../todayKind';

export { EvidenceEnum, FitEnum } from '../../../payments';

/** A movement on the account waits to be matched. The portal books by itself only what is certain, before it waits. */
export const payment: TodayKind<'payment'> = {
  name: 'payment',
  description: 'A movement on the account waits to be matched with an invoice.',
  trigger: () => ({
    from: sql`bank_entry e where e.state = 'waiting'`,
    subject: 'e.id',
    // One whose booking was taken back waits again.
    mark: `(select count(*) from payment p join payment_booking b on b.payment_id = p.id where p.bank_entry_id = e.id)
      + (case when e.is_decided_by_hand then 1 else 0 end)`,
    due: `(e.booked_on + 2)::timestamp at time zone 'Europe/Tallinn'`,
    since: `e.booked_on::timestamp at time zone 'Europe/Tallinn'`,
    who: 'e.payer_name',
    words: 'e.text',
    day: 'e.booked_on',
    cents: 'e.cents',
  }),
  async propose(deps, rows) {
    const ids = rows.map(({ subjectId }) => subjectId);
    const suggestions = await readSuggestions(deps.db.dataSource.manager, ids);
    return new Map([...suggestions].map(([id, suggestion]) => [id, toProposal(suggestion)]));
  },
  take: (deps, viewer, { subjectId: id }, { mark }) =>
    deps.db.transaction(async (manager) => {
      const suggestion = (await readSuggestions(manager, [id])).get(id);
      if (!suggestion || toMark(suggestion) !== mark) throw conflict('today.movedOn');
      await bookSuggestion(deps, viewer, id, suggestion);
    }),
};

function toProposal(suggestion: BankSuggestion): Proposal {
  const { by: evidence, fit, isOtherPayer, customerName, customerOf, parts, reversalOf } = suggestion;
  const who = [customerName, ...parts.map(({ invoice }) => invoice.number)].filter(Boolean).join(' · ');
  const found = { who, evidence, fit, mark: toMark(suggestion) };
  if (isOtherPayer) return { ...found, act: 'open', doubt: message('today.payerOwesSame') };
  return { ...found, act: (customerOf ?? reversalOf) ? 'bookPayment' : 'open' };
}

/** The books may change between the look and the act: another suggestion is another decision. */
const toMark = ({ customerOf, parts, reversalOf }: BankSuggestion): string =>
  markProposal(
    customerOf,
    reversalOf,
    parts.map(({ invoice, amount }) => [invoice.id, amount]),
  );
