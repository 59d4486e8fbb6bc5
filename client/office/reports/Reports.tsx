import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { useMemo, useRef, useState } from 'react';
import { sumDrivers } from '../../../server/platform/values/reportedHours';
import { Link } from 'react-router';
import type { DriverReportsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { DownloadRefused } from '../../lib/request/download';
import { paths } from '../../lib/navigation/paths';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { formatCount } from '../../lib/texts/numbers';
import { toast } from '../../lib/request/toasts';
import { EmptyState } from '../../ui/EmptyState';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Section } from '../../ui/layout/Section';
import { DriverCard } from './DriverCard';
import { downloadPdf } from './print/downloadPdf';
import { hasProblem, noEdits } from './edits';
import { makeDriverEntries } from './entries';
import { formatHours } from '../../lib/texts/paidHours';
import { PrintSheet } from './print/PrintSheet';
import type { ReportPeriod } from './print/sheet';
import { makeReportSheet } from './print/sheet';
import { useEdits } from './useEdits';
import { usePrint } from './print/usePrint';

/** From this many fields on the tables open folded: more at once would make a browser stutter. */
const MOST_ROWS_OPEN = 400;

interface ReportsProps {
  period: ReportPeriod;
  reports: DriverReportsQuery['driverReport'];
  working: DriverReportsQuery['workingTime'];
}

/** The tables of all query drivers and their summary; what is printed and downloaded is what stands in them. */
export function Reports({ period, reports, working }: ReportsProps) {
  const { first, last } = period;
  const drivers = useMemo(() => reports.map(makeDriverEntries), [reports]);
  const { edits, change } = useEdits(`${first}..${last}`);
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const listChosen = (id: string | null) => drivers.filter((driver) => id === null || driver.id === id);
  const { sheet, print } = usePrint((id) => makeReportSheet({ first, last }, listChosen(id), edits));

  /** Nothing leaves the page while a field of it cannot be read. */
  function isReady(id: string | null): boolean {
    if (!listChosen(id).some((driver) => hasProblem(driver, edits[driver.id] ?? noEdits))) return true;
    toast(t('reports.fixHours'), 'error');
    if (box.current) focusInvalid(box.current);
    return false;
  }

  async function download(id: string | null) {
    if (isBusy || !isReady(id)) return;
    setIsBusy(true);
    try {
      await downloadPdf(makeReportSheet({ first, last }, listChosen(id), edits));
      toast(t('reports.downloaded'));
    } catch (error) {
      toast(error instanceof DownloadRefused ? error.message : t('reports.downloadFailed'), 'error');
    }
    setIsBusy(false);
  }

  // The same functions for good: typing into one table draws only that one again.
  const onPrint = useEventCallback((id: string | null) => isReady(id) && print(id));
  const onDownload = useEventCallback((id: string | null) => void download(id));

  if (drivers.length === 0)
    return (
      <EmptyState
        title={t('reports.none')}
        hint={t('reports.noneHint')}
        action={
          <Button component={Link} to={paths.createUser} variant="outlined">
            {t('people.add')}
          </Button>
        }
      />
    );
  const { hours, activeDrivers } = sumDrivers(makeReportSheet({ first, last }, drivers, edits).drivers);
  const isFolded = drivers.reduce((sum, { entries }) => sum + entries.length, 0) > MOST_ROWS_OPEN;

  return (
    <div ref={box}>
      {drivers.map((driver) => (
        <DriverCard
          key={driver.id}
          driver={driver}
          edits={edits[driver.id] ?? noEdits}
          working={working.find(({ driverId }) => driverId === driver.id)}
          folded={isFolded}
          busy={isBusy}
          onChange={change}
          onPrint={onPrint}
          onDownload={onDownload}
        />
      ))}
      <Section title={t('reports.summary')}>
        <Box sx={{ maxWidth: 320 }}>
          <KeyValueList
            items={[
              { label: t('reports.totalHours'), value: t('reports.hoursCount', { hours: formatHours(hours) }) },
              { label: t('reports.activeDrivers'), value: formatCount(activeDrivers) },
            ]}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', my: 1.5, maxWidth: '70ch' }}>
          {t('reports.keptHint')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => onPrint(null)}>
            {t('reports.printAll')}
          </Button>
          <Button variant="outlined" disabled={isBusy} onClick={() => onDownload(null)}>
            {isBusy ? t('reports.downloading') : t('reports.downloadAll')}
          </Button>
        </Box>
      </Section>
      {sheet && <PrintSheet sheet={sheet} />}
    </div>
  );
}
