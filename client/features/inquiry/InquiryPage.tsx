import { Suspense, useEffect, useMemo, useReducer } from 'react';
import { v4 as newKey, v7 as newId } from 'uuid';
import { t } from '../../i18n/et';
import { preloadable } from '../../lib/navigation/preload';
import { useHydrated } from '../../lib/useHydrated';
import { freshInquiry, inquiryReducer } from './inquiryState';
import type { InquiryState } from './inquiryState';
import { loadInquiry, saveInquiry } from './savedInquiry';
import { Wizard } from './Wizard';

const SentScreen = preloadable(() => import('./SentScreen'));

const fresh = () => freshInquiry({ inquiryId: newId(), formKey: newKey() }, new Date());

/** The inquiry: three steps and a thank-you. What was typed survives a reload, until it is sent. */
export default function InquiryPage() {
  const hydrated = useHydrated();
  const saved = useMemo(() => (hydrated ? loadInquiry() : undefined), [hydrated]);
  return <Inquiry key={saved && 'saved'} start={saved} kept={hydrated} />;
}

function Inquiry({ start, kept }: { start: InquiryState | undefined; kept: boolean }) {
  const [state, dispatch] = useReducer(inquiryReducer, undefined, () => start ?? fresh());
  useEffect(() => {
    if (kept) saveInquiry(state);
  }, [kept, state]);
  useEffect(() => {
    if (!state.sent) document.title = t('inquiry.tabTitle');
  }, [state.sent]);

  if (state.sent)
    return (
      <Suspense>
        <SentScreen email={state.sent.email} onAgain={() => dispatch({ type: 'restarted', fresh: fresh() })} />
      </Suspense>
    );
  return (
    <Wizard
      state={state}
      dispatch={dispatch}
      onSent={(orderId) => dispatch({ type: 'sent', orderId, fresh: fresh() })}
    />
  );
}
