import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, RefObject } from 'react';
import { t } from '../../../i18n/officeTexts';
import { ActionBar } from '../parts/ActionBar';
import { HoursLine } from '../parts/HoursLine';
import type { Option } from './assignment';
import { Form } from '../../../ui/forms/Form';

interface BestPairProps {
  driver: Option;
  bus: Option;
  busy: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onSubmit: (form: HTMLFormElement) => void;
  onOther: () => void;
  /** Questions and messages about the assignment. */
  children: ReactNode;
}

/** The driver and the bus that fit best, ready to be assigned by one tap (docs/product.md, 'Assignment'). */
export function BestPair({ driver, bus, busy, buttonRef, onSubmit, onOther, children }: BestPairProps) {
  return (
    <Form onSubmit={onSubmit}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('orders.bestPair')}</Box>
      <Box sx={{ fontWeight: 700, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
        {driver.label} · {bus.label}
      </Box>
      {driver.hours && <HoursLine {...driver.hours} />}
      {children}
      <ActionBar>
        <Button disabled={busy} onClick={onOther}>
          {t('orders.chooseOther')}
        </Button>
        <Button ref={buttonRef} type="submit" variant="contained" color="signal" disabled={busy}>
          {busy ? t('ui.saving') : t('orders.assign')}
        </Button>
      </ActionBar>
    </Form>
  );
}
