import { t } from '../../../i18n/dayTexts';
import type { DayStore } from '../keep/dayStore';
import { ActButton } from './ActButton';

/** Says that the browser took acts away before they were sent. */
export function LostActs({ store, count }: { store: DayStore; count: number }) {
  return (
    <section className="notice bad above" role="alert">
      <p>{t('day.lost', { count })}</p>
      <ActButton onClick={() => store.forgetLost()}>{t('day.changedSeen')}</ActButton>
    </section>
  );
}
