import { useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/publicTexts';
import { useSentForm } from '../../../lib/forms/sentForm';
import { AwakeContext } from '../../../lib/forms/awake';
import { StylesContext } from '../../../ui/late/latePart';
import { usePageTitle } from '../../../ui/layout/pageTitle';
import { beginInquiry, printBegun, readBegun } from './begunInquiry';
import InquiryPage from '../InquiryPage';

/** On the server the style library stands around the whole page. */
const here = { preload: async () => undefined, around: (part: ReactNode) => part };

/** The inquiry as the server draws it; scripts take over what is inside (app/inquiry.tsx). */
export function DrawnInquiry() {
  usePageTitle(t('inquiry.tabTitle'));
  const { values, problem } = useSentForm();
  // A form that was refused as a whole, or a step of one (sentStep.ts).
  const [begun] = useState(() => {
    const sent = readBegun(values.begun ?? values.inquiry) ?? beginInquiry();
    return problem === undefined ? sent : { ...sent, problems: { inquiry: problem }, sent: true as const };
  });
  return (
    <div id="inquiry" data-begun={printBegun(begun)}>
      <AwakeContext value={false}>
        <StylesContext value={here}>
          <InquiryPage begun={begun} />
        </StylesContext>
      </AwakeContext>
    </div>
  );
}
