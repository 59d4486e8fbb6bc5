import { Suspense, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { v4 as newKey, v7 as newId } from 'uuid';
import { t } from '../../i18n/publicTexts';
import { readInquiryStart } from '../../lib/navigation/inquiryStart';
import { latePart } from '../../ui/late/latePart';
import { useHydrated } from '../../lib/useHydrated';
import { makeFreshInquiry, reduceInquiry, startInquiry } from './inquiryState';
import type { InquiryState } from './inquiryState';
import { loadInquiry, saveInquiry } from './savedInquiry';
import { Wizard } from './Wizard';

const SentScreen = latePart(() => import('./SentScreen'));

const makeIds = () => ({ inquiryId: newId(), formKey: newKey() });
const startFresh = () => makeFreshInquiry(makeIds(), new Date());

/** The inquiry: three steps and a thank-you. Typed text survives a reload until it is sent. */
export default function InquiryPage() {
  const isHydrated = useHydrated();
  const again = useAgain();
  const saved = useMemo(() => again ?? (isHydrated ? loadInquiry() : undefined), [again, isHydrated]);
  return <Inquiry key={saved && 'saved'} start={saved} kept={isHydrated} />;
}

/** The trip that another page wants ordered again; a reload goes on with what was typed since. */
function useAgain(): InquiryState | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const [again] = useState(() => {
    const start = readInquiryStart(location.state);
    return start && startInquiry(makeIds(), start);
  });
  useEffect(() => {
    if (again) void navigate('.', { replace: true, state: null });
  }, [again, navigate]);
  return again;
}

function Inquiry({ start, kept }: { start: InquiryState | undefined; kept: boolean }) {
  const [state, dispatch] = useReducer(reduceInquiry, undefined, () => start ?? startFresh());
  const onSent = useCallback((orderId: string) => dispatch({ type: 'sent', orderId, fresh: startFresh() }), []);
  useEffect(() => {
    if (kept) saveInquiry(state);
  }, [kept, state]);
  useEffect(() => {
    if (!state.sent) document.title = t('inquiry.tabTitle');
  }, [state.sent]);

  if (state.sent)
    return (
      <Suspense>
        <SentScreen email={state.sent.email} onAgain={() => dispatch({ type: 'restarted', fresh: startFresh() })} />
      </Suspense>
    );
  return <Wizard state={state} dispatch={dispatch} onSent={onSent} />;
}
