import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useArrangementByIdQuery, useArrangementChoicesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { readErrorCode } from '../../lib/request/errorCodes';
import { paths, usePathId } from '../../lib/navigation/paths';
import { useUrlParam } from '../../lib/navigation/urlParam';
import { EmptyWithLink } from '../../ui/EmptyWithLink';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { PageTitle } from '../../ui/layout/PageTitle';
import { arrangementTrail, printWeekdays } from './arrangementParts';
import { CorrectDriver } from './CorrectDriver';
import { EditArrangement } from './EditArrangement';
import { EditDate } from './EditDate';
import { ExceptionList } from './ExceptionList';
import { ArrangementHolidays } from './ArrangementHolidays';
import { Overlaps } from './Overlaps';
import { atLeast } from '../../ui/layout/leastType';

/** An arrangement: edited whole, or on one date (docs/product.md, 'Arrangements'). */
export default function ArrangementPage() {
  const id = usePathId();
  const { data, error, refetch } = useArrangementByIdQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const choices = useArrangementChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const [date] = useUrlParam('date');
  // A link from a day of the calendar means that day.
  const [chosen, choose] = useState<'whole' | 'date'>();
  const mode = chosen ?? (date ? 'date' : 'whole');
  const arrangement = data?.arrangement;

  async function reload() {
    // A failure shows itself on the page.
    await refetch().catch(() => undefined);
  }

  if (!arrangement && readErrorCode(error) === 'NOT_FOUND') {
    return (
      <EmptyWithLink
        title={t('arrangements.notFound')}
        hint={t('arrangements.notFoundHint')}
        to={paths.arrangements}
        label={t('arrangements.toList')}
      />
    );
  }
  if (!arrangement || !choices.data) {
    const failure = (!arrangement && error) || (!choices.data && choices.error);
    const retry = () => Promise.all([refetch(), choices.refetch()]);
    return <FailedOrWaiting error={failure} title={t('arrangements.loadFailed')} height={480} onRetry={retry} />;
  }

  const parts = { arrangement, choices: choices.data, reload };
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto' }}>
      <PageTitle
        title={arrangement.name}
        trail={arrangementTrail}
        subtitle={`${printWeekdays(arrangement.weekdays)} · ${arrangement.depart}`}
        actions={
          arrangement.deleted ? undefined : (
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={t('arrangements.editWhat')}
              value={mode}
              onChange={(_, next: 'whole' | 'date' | null) => next && choose(next)}
              sx={modeStyles}
            >
              <ToggleButton value="whole">{t('arrangements.editWhole')}</ToggleButton>
              <ToggleButton value="date">{t('arrangements.editDate')}</ToggleButton>
            </ToggleButtonGroup>
          )
        }
      />
      {arrangement.deleted ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('arrangements.isDeleted')}
        </Alert>
      ) : (
        <>
          <Overlaps arrangement={arrangement} />
          {mode === 'whole' ? (
            <EditArrangement key={arrangement.version} {...parts} />
          ) : (
            <EditDate key={date} {...parts} date={date} />
          )}
          <ExceptionList arrangement={arrangement} exceptions={data.arrangementExceptions} />
          <ArrangementHolidays arrangement={arrangement} exceptions={data.arrangementExceptions} reload={reload} />
        </>
      )}
      <CorrectDriver {...parts} />
    </Box>
  );
}

const modeStyles = {
  bgcolor: 'background.paper',
  '& .MuiToggleButton-root': {
    px: 1.75,
    minHeight: 40,
    textTransform: 'none',
    fontSize: atLeast('0.875rem'),
    color: 'text.primary',
  },
  '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
};
