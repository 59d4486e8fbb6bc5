import { Suspense, startTransition, useEffect, useState } from 'react';
import { readBegun } from '../customer/inquiry/drawn/begunInquiry';
import InquiryPage, { preloadSteps } from '../customer/inquiry/InquiryPage';
import { getLanguage } from '../i18n/language';
import { preloadable } from '../lib/navigation/preload';
import { AwakeContext } from '../lib/forms/awake';
import { takeDrawnReplies } from '../lib/request/drawnReplies';
import { StylesContext, styledPart } from '../ui/late/latePart';
import type { LateStyles } from '../ui/late/latePart';
import { reactDom } from './reactDom';
import { InquiryBoundary } from './shell/InquiryBoundary';

// The inquiry is a page by itself: the server draws it (drawn/drawnPages.tsx), and only the form wakes up. It comes without
// router, Apollo Client and style library; the first part that needs the library brings it.

const LateAppearance = preloadable(() => import('./shell/LateAppearance'));
const styles: LateStyles = {
  preload: LateAppearance.preload,
  around: (part) => <LateAppearance>{part}</LateAppearance>,
};
// Toasts answer what was sent.
const ToastArea = styledPart(() => import('../ui/toasts/ToastArea'));

function Inquiry() {
  const [isAwake, setIsAwake] = useState(!isOurs);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  // In a transition too: whatever differs by this browser is drawn piece by piece.
  useEffect(() => startTransition(() => setIsAwake(true)), []);
  useEffect(() => {
    const note = () => setHasSubmitted(true);
    document.addEventListener('submit', note, { once: true });
    return () => document.removeEventListener('submit', note);
  }, []);
  return (
    <InquiryBoundary>
      <StylesContext value={styles}>
        <AwakeContext value={isAwake}>
          <InquiryPage begun={begun} />
        </AwakeContext>
        {hasSubmitted && (
          <Suspense>
            <ToastArea />
          </Suspense>
        )}
      </StylesContext>
    </InquiryBoundary>
  );
}

const root = document.getElementById('inquiry');
if (!root) throw new Error('The page has no #inquiry');
takeDrawnReplies();
const isOurs = document.documentElement.lang === getLanguage();
const begun = readBegun(root.dataset.begun);
// The steps after the first one stand there only after the browser has sent a form by itself.
const isWhole = begun && (begun.state.step > 0 || begun.state.sent) ? preloadSteps(styles) : Promise.resolve();
// In a transition React works a few milliseconds at a time, and lets the browser scroll and draw between.
void isWhole.then(() =>
  startTransition(() => {
    if (isOurs) reactDom.hydrateRoot(root, <Inquiry />);
    else reactDom.createRoot(root).render(<Inquiry />);
  }),
);
