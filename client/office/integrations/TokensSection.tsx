import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Add from '@mui/icons-material/Add';
import { useState } from 'react';
import { useApiTokensQuery, useRevokeApiTokenMutation } from '../../generated/graphql';
import type { ApiTokenRowFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDate, formatDateTime } from '../../lib/texts/time';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Section } from '../../ui/layout/Section';
import { StatusChip } from '../../shared/trip/StatusChip';
import { Listed, Listing } from '../../ui/table/Listing';
import { NewToken } from './NewToken';
import { ShownOnce } from './ShownOnce';

type Token = ApiTokenRowFragment;

const isDead = ({ revokedAt, expiresAt }: Token): boolean => Boolean(revokedAt) || new Date(expiresAt) <= new Date();

/** Tokens that other programs sign in with: made, shown once, revoked. */
export function TokensSection() {
  const { data, error, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setIsAdding] = useState(false);
  const [created, setCreated] = useState<{ name: string; token: string }>();
  const [asked, setAsked] = useState<Token>();
  const [revoke, { loading }] = useRevokeApiTokenMutation({ context: { toast: t('integrations.revokedToast') } });
  const reload = () => void refetch().catch(() => undefined);
  const live = data?.apiTokens.filter((token) => !isDead(token));
  const dead = data?.apiTokens.filter(isDead) ?? [];

  async function revokeAsked(id: string) {
    await revoke({ variables: { id } });
    setAsked(undefined);
    reload();
  }

  return (
    <>
      <Section
        title={t('integrations.tokens')}
        count={live?.length}
        flush
        actions={
          <Button size="small" startIcon={<Add />} onClick={() => setIsAdding(true)}>
            {t('integrations.newToken')}
          </Button>
        }
      >
        <Listing
          rows={live}
          failed={Boolean(error)}
          failedTitle={t('integrations.tokensFailed')}
          onRetry={reload}
          emptyTitle={t('integrations.tokensEmpty')}
          emptyHint={t('integrations.tokensHint')}
          renderRow={(token) => (
            <TokenItem
              token={token}
              actions={
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('integrations.revokeLabel', { name: token.name })}
                  onClick={() => setAsked(token)}
                >
                  {t('integrations.revoke')}
                </Button>
              }
            />
          )}
        />
        {dead.length > 0 && (
          <Box component="details" sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="summary" sx={summaryStyles}>
              {t('integrations.deadTokens')} ({dead.length})
            </Box>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {dead.map((token) => (
                <Box component="li" key={token.id} sx={{ px: { xs: 2, sm: 2.5 }, py: 1.25 }}>
                  <TokenItem token={token} />
                </Box>
              ))}
            </Box>
          </Box>
        )}
      </Section>
      {isAdding && (
        <NewToken
          onClose={() => setIsAdding(false)}
          onCreated={(made) => {
            setIsAdding(false);
            setCreated(made);
            reload();
          }}
        />
      )}
      {created && (
        <ShownOnce
          title={t('integrations.tokenCreated', { name: created.name })}
          label={t('integrations.token')}
          text={created.token}
          hint={t('integrations.tokenUse')}
          onClose={() => setCreated(undefined)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        question={t('integrations.revokeQuestion')}
        subject={t('integrations.revokeSubject', { name: asked?.name ?? '' })}
        confirmLabel={t('integrations.revoke')}
        busy={loading}
        onConfirm={() => asked && void revokeAsked(asked.id)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

/** The last day on which it holds: one that ends at midnight ends with the day before. */
const printLastDay = (expiresAt: string): string => formatDate(new Date(Date.parse(expiresAt) - 1));

function TokenItem({ token, actions }: { token: Token; actions?: React.ReactNode }) {
  const { name, scope, user, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
  const chip = revokedAt
    ? ({ tone: 'red', text: t('integrations.revoked') } as const)
    : isDead(token)
      ? ({ tone: 'amber', text: t('integrations.expired') } as const)
      : ({ tone: 'green', text: t('integrations.valid') } as const);
  return (
    <Listed
      title={name}
      chip={<StatusChip tone={chip.tone}>{chip.text}</StatusChip>}
      facts={[
        t(`integrations.${scope}`),
        t('integrations.validUntil', { date: printLastDay(expiresAt) }),
        lastUsedAt ? t('integrations.lastUsed', { when: formatDateTime(lastUsedAt) }) : t('integrations.neverUsed'),
        t('integrations.by', { name: user.firstname, date: formatDate(createdAt) }),
      ]}
      actions={actions}
    />
  );
}

const summaryStyles = { px: { xs: 2, sm: 2.5 }, py: 1.25, cursor: 'pointer', color: 'text.secondary', fontWeight: 600 };
