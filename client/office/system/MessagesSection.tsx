import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDropMessageMutation, useRetryMessageMutation, useStuckMessagesQuery } from '../../generated/graphql';
import type { StuckMessagesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { formatDateTime } from '../../lib/texts/time';
import { StatusChip } from '../../shared/trip/StatusChip';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Listed, Listing } from '../../ui/table/Listing';
import { Section } from '../../ui/layout/Section';

type Message = StuckMessagesQuery['stuckMessages'][number];

function printQueue(queue: string): string {
  if (queue === 'push') return t('system.push');
  return queue === 'mail' ? t('system.mail') : t('system.webhook');
}

/** 'E-kiri: Pakkumine Tallinn–Tartu, mari@firma.ee' */
const describeMessage = ({ queue, title, to }: Message) =>
  `${printQueue(queue)}: ${[title, to].filter(Boolean).join(', ')}`;

/** Messages that failed: why, when they are tried again, and the buttons that send or drop them. */
export function MessagesSection({ onChange }: { onChange: () => void }) {
  const { data, error, refetch } = useStuckMessagesQuery({ fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<Message>();
  const [retry, { loading: isRetrying }] = useRetryMessageMutation({ context: { toast: t('system.retried') } });
  const [drop, { loading: isDropping }] = useDropMessageMutation({ context: { toast: t('system.dropped') } });
  const isBusy = isRetrying || isDropping;
  const reload = () => void refetch().catch(() => undefined);

  async function afterwards(act: Promise<unknown>) {
    await act;
    setAsked(undefined);
    reload();
    onChange();
  }

  const act = (name: 'retry' | 'drop', message: Message, onClick: () => void) => (
    <Button
      size="small"
      variant="outlined"
      disabled={isBusy}
      aria-label={t(`system.${name}Label`, { message: describeMessage(message) })}
      onClick={onClick}
    >
      {t(`system.${name}`)}
    </Button>
  );

  return (
    <>
      <Section title={t('system.messages')} count={data?.stuckMessages.length} flush>
        <Listing
          rows={data?.stuckMessages}
          failed={Boolean(error)}
          failedTitle={t('system.messagesFailed')}
          onRetry={reload}
          emptyTitle={t('system.messagesEmpty')}
          emptyHint={t('system.messagesHint')}
          renderRow={(message) => (
            <Listed
              title={describeMessage(message)}
              chip={
                <StatusChip tone={message.dueAt ? 'amber' : 'red'}>
                  {message.dueAt ? t('system.willRetry') : t('system.givenUp')}
                </StatusChip>
              }
              facts={[
                t('system.queuedAt', { when: formatDateTime(message.createdAt) }),
                t('system.attempts', { count: message.attempts }),
                message.dueAt ? t('system.nextTry', { when: formatDateTime(message.dueAt) }) : undefined,
              ]}
              note={message.error ?? undefined}
              actions={
                <>
                  {act('retry', message, () => void afterwards(retry({ variables: { id: message.id } })))}
                  {act('drop', message, () => setAsked(message))}
                </>
              }
            />
          )}
        />
      </Section>
      <ConfirmDialog
        open={asked !== undefined}
        question={t('system.dropQuestion')}
        subject={t('system.dropSubject', { message: asked ? describeMessage(asked) : '' })}
        confirmLabel={t('system.drop')}
        busy={isDropping}
        onConfirm={() => asked && void afterwards(drop({ variables: { id: asked.id } }))}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
