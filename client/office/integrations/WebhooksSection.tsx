import Button from '@mui/material/Button';
import Add from '@mui/icons-material/Add';
import { useState } from 'react';
import { useDeleteWebhookMutation, useSetWebhookActiveMutation, useWebhooksQuery } from '../../generated/graphql';
import type { WebhookRowFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDate } from '../../lib/texts/time';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Section } from '../../ui/layout/Section';
import { StatusChip } from '../../shared/trip/StatusChip';
import { Deliveries } from './Deliveries';
import { Listed, Listing } from '../../ui/table/Listing';
import { NewWebhook } from './NewWebhook';
import { ShownOnce } from './ShownOnce';
import { webhookEvents } from './webhookEvents';

type Webhook = WebhookRowFragment;

/** Webhooks: made, switched off and on, deleted, and the result of each message. */
export function WebhooksSection() {
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [asked, setAsked] = useState<Webhook>();
  const [shown, setShown] = useState<Webhook>();
  const [remove, { loading: removing }] = useDeleteWebhookMutation({ context: { toast: t('integrations.deleted') } });
  const [setActive, { loading: switching }] = useSetWebhookActiveMutation();
  const isBusy = removing || switching;
  const reload = () => void refetch().catch(() => undefined);

  async function removeAsked(id: string) {
    await remove({ variables: { id } });
    setAsked(undefined);
    reload();
  }

  async function toggle({ id, active }: Webhook) {
    await setActive({ variables: { id, active: !active } });
    reload();
  }

  const actions = (webhook: Webhook) => {
    const act = (action: string, onClick: () => void, disabled: boolean) => (
      <Button
        size="small"
        variant="outlined"
        disabled={disabled}
        aria-label={t('integrations.switchLabel', { action, url: webhook.url })}
        onClick={onClick}
      >
        {action}
      </Button>
    );
    return (
      <>
        {act(t('integrations.deliveries'), () => setShown(webhook), false)}
        {act(
          t(webhook.active ? 'integrations.switchOff' : 'integrations.switchOn'),
          () => void toggle(webhook),
          isBusy,
        )}
        {act(t('office.delete'), () => setAsked(webhook), isBusy)}
      </>
    );
  };

  return (
    <>
      <Section
        title={t('integrations.webhooks')}
        count={data?.webhooks.length}
        flush
        actions={
          <Button size="small" startIcon={<Add />} onClick={() => setIsAdding(true)}>
            {t('integrations.newWebhook')}
          </Button>
        }
      >
        <Listing
          rows={data?.webhooks}
          failed={Boolean(error)}
          failedTitle={t('integrations.webhooksFailed')}
          onRetry={reload}
          emptyTitle={t('integrations.webhooksEmpty')}
          emptyHint={t('integrations.webhooksHint')}
          renderRow={(webhook) => (
            <Listed
              title={webhook.url}
              chip={
                <StatusChip tone={webhook.active ? 'green' : 'plain'}>
                  {webhook.active ? t('integrations.active') : t('integrations.inactive')}
                </StatusChip>
              }
              facts={[
                webhook.events.length === webhookEvents.length
                  ? t('integrations.allEvents')
                  : webhook.events.map((event) => t(`integrations.${event}`)).join(', '),
                t('integrations.by', { name: webhook.createdBy.firstname, date: formatDate(webhook.createdAt) }),
              ]}
              actions={actions(webhook)}
            />
          )}
        />
      </Section>
      {isAdding && (
        <NewWebhook
          onClose={() => setIsAdding(false)}
          onCreated={(made) => {
            setIsAdding(false);
            setSecret(made);
            reload();
          }}
        />
      )}
      {secret !== undefined && (
        <ShownOnce
          title={t('integrations.webhookCreated')}
          label={t('integrations.secret')}
          text={secret}
          hint={t('integrations.secretUse')}
          onClose={() => setSecret(undefined)}
        />
      )}
      {shown && <Deliveries webhook={shown} onClose={() => setShown(undefined)} />}
      <ConfirmDialog
        open={asked !== undefined}
        question={t('integrations.deleteQuestion')}
        subject={t('integrations.deleteSubject', { url: asked?.url ?? '' })}
        confirmLabel={t('office.delete')}
        busy={removing}
        onConfirm={() => asked && void removeAsked(asked.id)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
