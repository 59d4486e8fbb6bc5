import type { ReactNode } from 'react';
import { t } from '../../../i18n/publicTexts';
import { PlainForm, SubmitButton } from '../../../ui/fields/PlainForm';
import { NoticePage } from '../../../ui/layout/NoticePage';
import { SubmitBar } from '../../../ui/layout/SubmitBar';
import { PriceCard } from '../PriceCard';
import type { CustomerTrip } from '../useMyTrip';
import { LinkForm } from './Decision';

interface DecisionFormProps {
  trip: CustomerTrip;
  decide: 'accept' | 'reject';
  title: string;
  lead?: string;
  /** The button that sends it. */
  button: ReactNode;
  children: ReactNode;
}

const BACK = 'back';

/** A decision on the offer that stands here, and no other. */
export function DecisionForm({ trip, decide, title, lead, button, children }: DecisionFormProps) {
  return (
    <NoticePage title={title} lead={lead}>
      {/* The price is part of the form, so that the actions stay at the bottom of a phone's screen beside it. */}
      <PlainForm>
        <PriceCard trip={trip} />
        <input type="hidden" name="decide" value={decide} />
        <input type="hidden" name="offerId" value={trip.price?.offerId} />
        {children}
        <SubmitBar>
          {button}
          <SubmitButton form={BACK} variant="outlined">
            {t('myTrip.back')}
          </SubmitButton>
        </SubmitBar>
      </PlainForm>
      <LinkForm id={BACK} />
    </NoticePage>
  );
}
