import { useState } from 'react';
import { addDays } from '../../../../server/platform/values/localDay';
import { useAnswerOrderMutation, useSimilarTripsQuery } from '../../../generated/graphql';
import type { ProposalFragment } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { listFieldErrors } from '../../../lib/request/errors';
import { toLocalDate } from '../../../lib/texts/time';
import { toCents } from '../../../lib/texts/money';
import { addMailedTo } from '../parts/doneTexts';
import type { OrderPartProps } from '../parts/orderParts';
import type { UsualPrice } from './farPrice';
import { priceContext, usePriceForm } from './priceForm';
import type { QuoteLine } from './quoteLines';
import { addUpLines, findDifference, toBasisInput, toQuoteLines } from './quoteLines';

/** The form of an offer: its price, and the lines that the price is the sum of. */
export function useQuote(props: OrderPartProps, proposal: ProposalFragment | undefined) {
  const { offer } = props.order;
  const listed = typeof proposal?.price === 'number' ? toCents(proposal.price) : null;
  const [answer, { loading }] = useAnswerOrderMutation({
    context: { ...priceContext, toast: ({ answerOrder }) => addMailedTo(t('orders.emailSent'), answerOrder.email) },
  });
  const [typed, setTyped] = useState<{ lines: QuoteLine[]; priceListId: string | null }>();
  const [isShown, setShown] = useState<boolean>();
  const [day, setDay] = useState<string | null>();
  const [wrongDay, setWrongDay] = useState<string>();
  // An emptied field means the usual day.
  const validUntil = day ?? findUsualEnd(props.order.start, new Date());
  // The price that was sent stands until somebody takes another.
  const proposed = typeof offer?.price === 'number' ? undefined : proposal;
  const stored = useStable(offer?.lines ?? proposed?.lines);
  const lines = typed?.lines ?? stored;
  const priceListId = typed ? typed.priceListId : offer?.lines ? offer.priceListId : (proposed?.priceListId ?? null);
  const showLines = isShown ?? offer?.showLines ?? false;

  const form = usePriceForm(
    props,
    {
      firstCents: 0,
      proposedCents: proposed ? listed : null,
      asksAboutZero: true,
      usual: useUsualPrices(props.order.id, proposal?.price),
    },
    async ({ variables }) => {
      const basis = toBasisInput(lines, toCents(variables.price), { showLines, priceListId });
      const outcome = await answer({ variables: { ...variables, basis, validUntil } });
      if (outcome.data) {
        setTyped(undefined);
        setDay(undefined);
      }
      setWrongDay(listFieldErrors(outcome.error).validUntil);
      return outcome;
    },
    loading,
  );

  function setLines(next: QuoteLine[], from = priceListId) {
    setTyped({ lines: next, priceListId: from });
    // Without lines the price stands alone.
    if (next.length > 0) form.form.set('netCents', addUpLines(next));
  }

  return {
    ...form,
    loading,
    lines,
    setLines,
    difference: findDifference(lines, form.form.values.netCents),
    validity: {
      day: day === undefined ? validUntil : day,
      error: wrongDay,
      set: (next: string | null) => {
        setDay(next);
        setWrongDay(undefined);
      },
    },
    showLines,
    setShown,
    /** The price list's price, where another stands in the field. Integer cents. */
    otherCents: listed === form.form.values.netCents ? null : listed,
    /** Takes what the price list proposes in place of what stands there. */
    takeProposal: () => proposal && setLines(toQuoteLines(proposal.lines), proposal.priceListId),
  };
}

/** The price list's proposal, and the median of similar trips, which the page has read for its picture. */
function useUsualPrices(orderId: string, listed: number | null | undefined): UsualPrice[] {
  const { data } = useSimilarTripsQuery({ variables: { orderId }, fetchPolicy: 'cache-only' });
  const median = data?.similarTrips.median;
  const usual: UsualPrice[] = [];
  if (typeof listed === 'number') usual.push({ from: 'list', cents: toCents(listed) });
  if (typeof median === 'number') usual.push({ from: 'similar', cents: toCents(median) });
  return usual;
}

const USUAL_DAYS = 14;

/** The day until which an offer holds unless somebody says otherwise; never after the departure of a trip ahead. */
function findUsualEnd(start: string, now: Date): string {
  const end = addDays(toLocalDate(now), USUAL_DAYS);
  const departure = toLocalDate(start);
  return departure >= toLocalDate(now) && departure < end ? departure : end;
}

/** Gives the lines their keys. Returns the same array until what `lines` say changes. */
function useStable(lines: Parameters<typeof toQuoteLines>[0] = []): QuoteLine[] {
  const text = JSON.stringify(lines);
  const [kept, setKept] = useState(() => ({ text, lines: toQuoteLines(lines) }));
  if (kept.text === text) return kept.lines;
  const next = { text, lines: toQuoteLines(lines) };
  setKept(next);
  return next.lines;
}
