import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDefectsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { DefectItem } from './DefectItem';
import { ReportDefect } from './ReportDefect';

interface DefectsProps {
  /** The bus; left out, of all buses. */
  busId?: string;
  /** The office says what becomes of each. */
  canChange?: boolean;
}

/** Defects: unfinished ones first, repaired ones on demand. A further one of a bus is reported below. */
export function Defects({ busId, canChange = false }: DefectsProps) {
  const { data, error, refetch } = useDefectsQuery({ variables: { busId }, fetchPolicy: 'cache-and-network' });
  useLiveReload(['fleet'], refetch);
  const [isAllShown, setIsAllShown] = useState(false);
  const reload = () => void refetch().catch(() => undefined);
  const done = data?.defects.filter(({ state }) => state === 'done') ?? [];
  const shown = data?.defects.filter(({ state }) => isAllShown || state !== 'done') ?? [];

  if (!data) return <FailedOrWaiting error={error} title={t('defects.failed')} height={90} onRetry={refetch} />;
  return (
    <>
      {shown.length === 0 && <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('defects.none')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {shown.map((defect) => (
          <DefectItem
            key={defect.id}
            defect={defect}
            showsBus={busId === undefined}
            canChange={canChange}
            onChanged={reload}
          />
        ))}
      </Box>
      {done.length > 0 && !isAllShown && (
        <Button size="small" onClick={() => setIsAllShown(true)} sx={{ mt: 1 }}>
          {t('defects.showDone', { count: done.length })}
        </Button>
      )}
      {busId && <ReportDefect busId={busId} onReported={reload} />}
    </>
  );
}
