import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { t } from '../../i18n/office';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { DateField } from '../../ui/fields/DateField';
import { Section } from '../../ui/layout/Section';
import type { ReportQuery } from './reportQuery';
import { thisMonth } from './reportQuery';
import { DriverPicker } from './DriverPicker';

interface ReportFormProps {
  /** What the address asks for already. */
  query: ReportQuery | undefined;
  busy: boolean;
  onAsk: (query: ReportQuery) => void;
}

/** The period, by default this month, and whose reports (docs/product.md, 'Hours report'). */
export function ReportForm({ query, busy, onAsk }: ReportFormProps) {
  const [period] = useState(() => query ?? thisMonth());
  const [first, setFirst] = useState<string | null>(period.first);
  const [last, setLast] = useState<string | null>(period.last);
  const [all, setAll] = useState(query?.driverIds === null);
  const [ids, setIds] = useState<readonly string[]>(query?.driverIds ?? []);
  const [tried, setTried] = useState(false);

  const dateProblem = (date: string | null) => (tried && !date ? t('reports.chooseDates') : undefined);
  const reversed = first && last && last < first ? t('reports.datesReversed') : undefined;
  const driverProblem = !all && ids.length === 0 ? t('reports.chooseDriver') : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    focusInvalid(event.currentTarget);
    if (busy || !first || !last || reversed || driverProblem) return;
    onAsk({ first, last, driverIds: all ? null : ids });
  }

  return (
    <Section title={t('reports.choose')}>
      <Box component="form" noValidate onSubmit={submit} sx={formStyles}>
        <DateField label={t('reports.first')} value={first} onChange={setFirst} error={dateProblem(first)} />
        <DateField label={t('reports.last')} value={last} onChange={setLast} error={dateProblem(last) ?? reversed} />
        <Box sx={{ gridColumn: wholeRow, minWidth: 0, pt: { lg: all ? '25px' : 0 } }}>
          {!all && <DriverPicker ids={ids} onChange={setIds} error={tried ? driverProblem : undefined} />}
          <FormControlLabel
            control={<Checkbox checked={all} onChange={(event) => setAll(event.target.checked)} />}
            label={t('reports.everybody')}
          />
        </Box>
        <Button
          type="submit"
          variant="contained"
          disabled={busy}
          sx={{ gridColumn: wholeRow, mt: { lg: '25px' }, minHeight: 44 }}
        >
          {busy ? t('reports.updating') : t('reports.update')}
        </Button>
      </Box>
    </Section>
  );
}

const wholeRow = { xs: 'auto', sm: '1 / -1', lg: 'auto' };

const formStyles = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  pt: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '190px 190px minmax(0, 1fr) auto' },
};
