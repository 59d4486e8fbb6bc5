import Button from '@mui/material/Button';
import { t } from '../../i18n/officeTexts';
import { PageTitle } from '../../ui/layout/PageTitle';
import { FeedButton } from './FeedButton';
import { MonthView } from './MonthView';
import { useMonth } from './useMonth';

/** The own jobs and occurrences of a driver, month by month (docs/product.md, 'Calendar'). */
export default function DriverSchedulePage() {
  const calendar = useMonth();
  const { refreshing, refresh } = calendar;
  return (
    <>
      <PageTitle
        title={t('calendar.driverTitle')}
        actions={
          <>
            <FeedButton />
            <Button variant="outlined" disabled={refreshing} onClick={() => void refresh()}>
              {refreshing ? t('driver.refreshing') : t('driver.refresh')}
            </Button>
          </>
        }
      />
      <MonthView calendar={calendar} admin={false} />
    </>
  );
}
