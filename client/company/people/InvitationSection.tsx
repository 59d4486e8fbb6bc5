import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useInvitationQuery, useInviteUserMutation, useWithdrawInvitationMutation } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDateTime } from '../../lib/texts/time';
import { FailedState } from '../../ui/FailedState';
import { Section } from '../../ui/layout/Section';

/** The invitation of a user who has no password yet; nothing for all others (docs/product.md, 'Sign-in'). */
export function InvitationSection({ userId }: { userId: string }) {
  const { data, error, refetch } = useInvitationQuery({ variables: { id: userId }, fetchPolicy: 'network-only' });
  const [invite, { loading: inviting }] = useInviteUserMutation({ context: { toast: t('people.invited') } });
  const [withdraw, { loading: withdrawing }] = useWithdrawInvitationMutation({
    context: { toast: t('people.withdrawn') },
  });
  const isBusy = inviting || withdrawing;
  const reload = () => void refetch().catch(() => undefined);

  if (!data && error) return <FailedState title={t('people.invitationFailed')} onRetry={reload} />;
  if (!data?.invitation) return null;
  const { expiresAt } = data.invitation;
  const run = async (act: typeof invite | typeof withdraw) => {
    await act({ variables: { id: userId } });
    reload();
  };
  return (
    <Section title={t('people.invitation')}>
      <Typography sx={{ mb: 1.5 }}>
        {expiresAt ? t('people.inviteOpen', { moment: formatDateTime(expiresAt) }) : t('people.inviteEnded')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => void run(invite)}>
          {t(expiresAt ? 'people.inviteAgain' : 'people.invite')}
        </Button>
        {expiresAt && (
          <Button color="error" disabled={isBusy} onClick={() => void run(withdraw)}>
            {t('people.withdraw')}
          </Button>
        )}
      </Box>
    </Section>
  );
}
