import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/et';
import { PlainForm, SubmitButton } from '../../ui/fields/PlainForm';
import { SubmitBar } from '../../ui/layout/SubmitBar';
import { PlainLeaderFields } from '../../ui/leader/PlainLeaderFields';
import type { Leader } from '../../ui/leader/leaderFields';

interface AcceptFormProps {
  /** The group leader is the customer, until the customer says otherwise. */
  customer: Leader;
}

/** Name, e-mail and phone of the group leader, and the button that accepts (server/http/drawn/linkForms.ts). */
export function AcceptForm({ customer }: AcceptFormProps) {
  return (
    <PlainForm>
      <Box>
        <Typography variant="h2">{t('offer.leader')}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('offer.leaderLead')}</Typography>
      </Box>
      <PlainLeaderFields known={customer} />
      <SubmitBar>
        <SubmitButton color="signal" busy={t('offer.confirming')}>
          {t('offer.confirm')}
        </SubmitButton>
      </SubmitBar>
    </PlainForm>
  );
}
