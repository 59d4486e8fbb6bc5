import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { t } from '../../i18n/publicTexts';

const heads = [
  { name: t('inquiry.routeStep'), title: t('inquiry.routeTitle'), lead: t('inquiry.routeLead') },
  { name: t('inquiry.detailsStep'), title: t('inquiry.detailsTitle'), lead: t('inquiry.detailsLead') },
  { name: t('inquiry.extrasStep'), title: t('inquiry.extrasTitle'), lead: t('inquiry.extrasLead') },
] as const;

/** Under this width the steps are a line of progress, and only buttons lead on and back (docs/product.md, 'Inquiry'). */
const NARROW = '@media (max-width: 499.95px)';

interface WizardHeadProps {
  step: number;
  /** How many steps there are. */
  count: number;
  disabled: boolean;
  onStep: (step: number) => void;
}

/** The question of this step and its position among the others. */
export function WizardHead({ step, count, disabled, onStep }: WizardHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const head = heads[step];
  const shownHeads = heads.slice(0, count);

  return (
    <>
      <Typography
        variant="h1"
        ref={heading}
        tabIndex={-1}
        sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, outline: 'none' }}
      >
        {head?.title}
      </Typography>
      <Typography sx={{ mt: 1, fontSize: '1rem', color: 'text.secondary' }}>{head?.lead}</Typography>
      <Box component="nav" aria-label={t('inquiry.steps')} sx={tabsStyles}>
        {shownHeads.map(({ name }, index) => (
          <ButtonBase
            key={name}
            aria-current={index === step ? 'step' : undefined}
            disabled={disabled}
            onClick={() => onStep(index)}
            sx={tabStyles(index === step)}
          >
            <Box component="span" aria-hidden sx={numberStyles(index <= step)}>
              {index + 1}
            </Box>
            {name}
          </ButtonBase>
        ))}
      </Box>
      <Box sx={progressStyles}>
        {shownHeads.map(({ name }, index) => (
          <Box
            key={name}
            aria-hidden
            sx={{ flexGrow: 1, height: 5, bgcolor: index <= step ? 'signal.main' : 'divider' }}
          />
        ))}
        <Typography component="span" sx={{ ml: 1.25, fontSize: '0.8125rem', fontWeight: 700 }}>
          {t('inquiry.stepOf', { step: step + 1, count, name: head?.name ?? '' })}
        </Typography>
      </Box>
    </>
  );
}

const tabsStyles = {
  display: 'flex',
  gap: 3,
  mt: 3.5,
  mb: 3,
  borderBottom: 1,
  borderColor: 'divider',
  [NARROW]: { display: 'none' },
};

const tabStyles = (current: boolean) => ({
  gap: 1.25,
  pb: 1.25,
  mb: '-1px',
  borderBottom: 2,
  borderColor: current ? 'signal.main' : 'transparent',
  fontFamily: 'body1.fontFamily',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: current ? 'text.primary' : 'text.secondary',
});

const numberStyles = (reached: boolean) => ({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  fontSize: '0.8125rem',
  fontWeight: 700,
  bgcolor: reached ? 'signal.main' : 'tone.plain.background',
  color: reached ? 'signal.contrastText' : 'text.secondary',
});

const progressStyles = { display: 'none', alignItems: 'center', gap: 0.5, my: 2.5, [NARROW]: { display: 'flex' } };
