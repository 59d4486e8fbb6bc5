import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useHasSecondFactorQuery, useRemoveUserFactorMutation } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Section } from '../../../ui/layout/Section';

/** The second factor of a different user, which an admin takes off when it is lost; nothing for a user without one. */
export function OthersFactor({ userId, name }: { userId: string; name: string }) {
  const { data, refetch } = useHasSecondFactorQuery({ variables: { id: userId }, fetchPolicy: 'network-only' });
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { loading }] = useRemoveUserFactorMutation({ context: { toast: t('accessLog.factorTakenOff') } });
  if (!data?.hasSecondFactor) return null;

  async function removeFactor() {
    await remove({ variables: { id: userId } });
    setIsAsking(false);
    await refetch().catch(() => undefined);
  }

  return (
    <Section title={t('factor.title')}>
      <Typography sx={{ mb: 1.5 }}>{t('accessLog.factorOn')}</Typography>
      <Button color="error" variant="outlined" onClick={() => setIsAsking(true)}>
        {t('accessLog.factorRemove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={t('accessLog.factorRemoveAsk')}
        subject={name}
        confirmLabel={t('accessLog.factorRemove')}
        busy={loading}
        onConfirm={() => void removeFactor()}
        onClose={() => setIsAsking(false)}
      />
    </Section>
  );
}
