import { Suspense, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { t } from '../../i18n/publicTexts';
import { forgetInquiryStart, readInquiryStart } from '../../lib/navigation/inquiryStart';
import { styledPart } from '../../ui/late/latePart';
import type { LateStyles } from '../../ui/late/latePart';
import { useAwake } from '../../lib/forms/awake';
import { beginInquiry, makeIds, startFresh } from './drawn/begunInquiry';
import type { BegunInquiry } from './drawn/begunInquiry';
import { reduceInquiry, startInquiry } from './inquiryState';
import { loadInquiry, saveInquiry } from './savedInquiry';
import { Wizard, preloadSteps as preloadWizard } from './Wizard';

const SentScreen = styledPart(() => import('./sending/SentScreen'));

/** Loads the code of everything that may stand in the page, before it is drawn whole. */
export const preloadSteps = (styles?: LateStyles): Promise<unknown> =>
  Promise.all([styles?.preload(), preloadWizard(), SentScreen.preload()]);

interface InquiryPageProps {
  /** As the server has drawn it. */
  begun?: BegunInquiry;
}

/** The inquiry: three steps and a thank-you. Typed text survives a reload until it is sent. */
export default function InquiryPage({ begun }: InquiryPageProps) {
  const isAwake = useAwake();
  const [drawn] = useState(() => begun ?? beginInquiry());
  const start = useMemo(() => (isAwake && (!drawn.sent || isReload()) ? findStart() : undefined), [isAwake, drawn]);
  // A reload goes on with what was typed since.
  useEffect(() => {
    if (start) forgetInquiryStart();
  }, [start]);
  return <Inquiry key={start && 'kept'} begun={start ?? drawn} isKept={isAwake} />;
}

/** A reload sends the former step once more: the kept form is newer. */
const isReload = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload';

/** The trip that another page wants ordered again, else what was typed before a reload. */
function findStart(): BegunInquiry | undefined {
  const again = readInquiryStart();
  const state = again ? startInquiry(makeIds(), again) : loadInquiry();
  return state && { state, problems: {} };
}

function Inquiry({ begun, isKept }: { begun: BegunInquiry; isKept: boolean }) {
  const [state, dispatch] = useReducer(reduceInquiry, begun.state);
  const onSent = useCallback((orderId: string) => dispatch({ type: 'sent', orderId, fresh: startFresh() }), []);
  useEffect(() => {
    if (isKept) saveInquiry(state);
  }, [isKept, state]);
  useEffect(() => {
    if (!state.sent) document.title = t('inquiry.tabTitle');
  }, [state.sent]);

  if (state.sent)
    return (
      <Suspense>
        <SentScreen email={state.sent.email} onAgain={() => dispatch({ type: 'restarted', fresh: startFresh() })} />
      </Suspense>
    );
  return <Wizard begun={begun} state={state} dispatch={dispatch} onSent={onSent} />;
}
