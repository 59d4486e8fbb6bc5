import { t } from '../../i18n/officeTexts';
import { PageTitle } from '../../ui/layout/PageTitle';
import { FeedButton } from './FeedButton';
import { MonthView, RefreshButton } from './MonthView';
import { useMonth } from './useMonth';

/** The own jobs and occurrences of a driver, month by month (docs/product.md, 'Calendar'). */
export default function DriverSchedulePage() {
  const calendar = useMonth();
  return (
    <>
      <PageTitle
        title={t('calendar.driverTitle')}
        actions={
          <>
            <FeedButton />
            <RefreshButton calendar={calendar} />
          </>
        }
      />
      <MonthView calendar={calendar} admin={false} />
    </>
  );
}
