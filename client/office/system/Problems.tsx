import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SystemStateQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';

type Problem = SystemStateQuery['systemState']['problems'][number];

/** Lists what somebody must act on and how, the urgent in red; says in one green line when there is nothing. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0)
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        <AlertTitle>{t('system.fine')}</AlertTitle>
        {t('system.fineHint')}
      </Alert>
    );
  return (
    <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {problems.map(({ isUrgent, text, advice }) => (
        <li key={text}>
          <Alert severity={isUrgent ? 'error' : 'info'}>
            <AlertTitle>
              {isUrgent ? t('system.urgent') : t('system.note')}: {text}
            </AlertTitle>
            {advice}
          </Alert>
        </li>
      ))}
    </Box>
  );
}
