import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import CheckCircle from '@mui/icons-material/CheckCircle';
import type { SetupFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { touchTarget } from '../../ui/layout/touchTarget';

interface ProgressProps {
  steps: SetupFieldsFragment['steps'];
  /** The number of the open step, from 0. */
  at: number;
  onOpen: (step: number) => void;
}

/** The steps on their way, with the state of each in a word. */
export function Progress({ steps, at, onOpen }: ProgressProps) {
  return (
    <Box component="nav" aria-label={t('setup.progress')} sx={{ mb: 2.5 }}>
      <Box component="ol" sx={listStyles}>
        {steps.map(({ step, state }, index) => (
          <Box component="li" key={step} sx={itemStyles}>
            <ButtonBase aria-current={index === at ? 'step' : undefined} onClick={() => onOpen(index)} sx={stepStyles}>
              <Box component="span" aria-hidden sx={markStyles} data-state={state}>
                {state === 'done' ? <CheckCircle sx={{ fontSize: 22 }} /> : index + 1}
              </Box>
              <Box component="span" sx={{ minWidth: 0 }}>
                <Box component="span" sx={{ display: 'block', fontWeight: index === at ? 700 : 500 }}>
                  {t(`setup.step_${step}`)}
                </Box>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {t(`setup.state_${state}`)}
                </Box>
              </Box>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, 1fr)' },
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
};

const itemStyles = { minWidth: 0 };

const stepStyles = {
  ...touchTarget,
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  gap: 1,
  p: 1,
  font: 'inherit',
  textAlign: 'left',
  borderRadius: '8px',
  borderBottom: '3px solid',
  borderColor: 'divider',
  '&[aria-current]': { borderColor: 'signal.main', bgcolor: 'background.paper' },
  '&:hover': { bgcolor: 'background.paper' },
};

const markStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 26,
  height: 26,
  borderRadius: '50%',
  border: 2,
  borderColor: 'route.outline',
  fontSize: '0.8125rem',
  fontWeight: 700,
  '&[data-state=done]': { border: 0, color: 'success.main' },
};
