import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { ReminderPlanQuery } from '../../generated/graphql';
import { useSendDueRemindersMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { formatLocalDate } from '../../lib/texts/time';

type Plan = ReminderPlanQuery['reminderPlan'];

/** Why reminders do not leave, or how many wait for a press (docs/product/payments.md, 'Reminders'). */
export function ReminderNotice({ plan, onSent }: { plan: Plan; onSent: () => void }) {
  const { isAutomatic, isHeld, count } = plan;
  const [send, { loading }] = useSendDueRemindersMutation({
    context: { toast: ({ sendDueReminders }) => t('payments.reminded', { count: sendDueReminders }) },
  });
  if (count === 0) return null;
  if (isHeld)
    return (
      <Alert
        severity="warning"
        sx={alertStyles}
        action={
          <Button component={RouterLink} to={paths.payments} color="inherit" size="small">
            {t('payments.toFiles')}
          </Button>
        }
      >
        {printWhyHeld(plan)}
      </Alert>
    );
  if (isAutomatic) return null;
  return (
    <Alert
      severity="info"
      sx={alertStyles}
      action={
        <Button color="inherit" size="small" disabled={loading} onClick={() => void send().then(onSent)}>
          {t('payments.sendDue')}
        </Button>
      }
    >
      {t('payments.dueReminders', { count })}
    </Alert>
  );
}

/** 'Panga andmed on 24.06.2026 seisuga.', and what waits for a newer file. */
const printWhyHeld = ({ bankUntil, count }: Plan): string =>
  bankUntil === null
    ? t('payments.heldWithoutFile', { count })
    : t('payments.heldByFile', { count, day: formatLocalDate(bankUntil) });

const alertStyles = { mb: 2, alignItems: 'center' };
