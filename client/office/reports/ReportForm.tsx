import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { Form } from '../../ui/forms/Form';
import { DateField } from '../../ui/fields/DateField';
import { Section } from '../../ui/layout/Section';
import type { ReportQuery } from './reportQuery';
import { DriverPicker } from './DriverPicker';

interface ReportFormProps {
  /** The values from the address. */
  query: ReportQuery;
  busy: boolean;
  onAsk: (query: ReportQuery) => void;
}

/** Asks for the period and the drivers of the report (docs/product.md, 'Hours report'). */
export function ReportForm({ query, busy, onAsk }: ReportFormProps) {
  const [period, setPeriod] = useState<Record<'first' | 'last', string | null>>({
    first: query.first,
    last: query.last,
  });
  const { first, last } = period;
  const [isEverybody, setIsEverybody] = useState(query.driverIds === null);
  const [ids, setIds] = useState<readonly string[]>(query.driverIds ?? []);
  const [hasTried, setHasTried] = useState(false);
  const [shown, setShown] = useState(query);
  // The tab of this page asks for this month again: the form must not keep the former choice.
  if (JSON.stringify(shown) !== JSON.stringify(query)) {
    setShown(query);
    setPeriod({ first: query.first, last: query.last });
    setIsEverybody(query.driverIds === null);
    setIds(query.driverIds ?? []);
  }

  const findDateProblem = (date: string | null) => (hasTried && !date ? t('reports.chooseDates') : undefined);
  const reversedProblem = first && last && last < first ? t('office.datesReversed') : undefined;
  const driverProblem = !isEverybody && ids.length === 0 ? t('reports.chooseDriver') : undefined;

  /** Asks for the report after each change; an incomplete choice asks nothing. */
  function askIfComplete(change: {
    first?: string | null;
    last?: string | null;
    driverIds?: readonly string[] | null;
  }) {
    const next = { first, last, driverIds: isEverybody ? null : ids, ...change };
    if (next.driverIds?.length === 0 || !next.first || !next.last || next.last < next.first) return;
    onAsk({ first: next.first, last: next.last, driverIds: next.driverIds });
  }

  function submit(form: HTMLFormElement) {
    setHasTried(true);
    focusInvalid(form);
    if (busy || !first || !last || reversedProblem || driverProblem) return;
    onAsk({ first, last, driverIds: isEverybody ? null : ids });
  }

  return (
    <Section title={t('reports.choose')}>
      <Form onSubmit={submit} sx={formStyles}>
        {(['first', 'last'] as const).map((end) => (
          <DateField
            key={end}
            label={t(`reports.${end}`)}
            value={period[end]}
            onChange={(date) => {
              setPeriod((now) => ({ ...now, [end]: date }));
              askIfComplete({ [end]: date });
            }}
            error={findDateProblem(period[end]) ?? (end === 'last' ? reversedProblem : undefined)}
          />
        ))}
        <Box sx={{ gridColumn: wholeRow, minWidth: 0, pt: { lg: isEverybody ? '25px' : 0 } }}>
          {!isEverybody && (
            <DriverPicker
              ids={ids}
              onChange={(chosen) => {
                setIds(chosen);
                askIfComplete({ driverIds: chosen });
              }}
              error={hasTried ? driverProblem : undefined}
            />
          )}
          <FormControlLabel
            control={
              <Checkbox
                checked={isEverybody}
                onChange={({ target }) => {
                  setIsEverybody(target.checked);
                  askIfComplete({ driverIds: target.checked ? null : ids });
                }}
              />
            }
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
      </Form>
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
