import { useNavigate } from 'react-router';
import { useMailDraftsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { toast } from '../../lib/request/toasts';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { MailDrop } from './MailDrop';
import type { Taken } from './MailDrop';
import { MailList } from './MailList';

/** Mails of customers that may become orders (docs/product/mails.md). Lists that are folded are not asked for. */
export default function MailsPage() {
  const navigate = useNavigate();
  const { data } = useMailDraftsQuery({ variables: { state: 'waiting' } });

  function open({ draftId, orderId, isNew }: Taken) {
    if (!isNew) toast(t('mails.known'));
    else if (orderId) toast(t('mails.joinedOrder'));
    if (draftId) void navigate(paths.mail(draftId.toUpperCase()));
    else if (orderId) void navigate(paths.newOrder(orderId.toUpperCase()));
  }

  return (
    <>
      <PageTitle title={t('mails.title')} subtitle={t('mails.subtitle')} />
      <MailDrop hasMailbox={data?.mailDrafts.hasMailbox} onTaken={open} />
      <Section title={t('mails.list_waiting')} count={data?.mailDrafts.waitingCount} waiting flush>
        <MailList state="waiting" />
      </Section>
      {(['ordered', 'dropped', 'aside'] as const).map((state) => (
        <Section key={state} title={t(`mails.list_${state}`)} collapsible startCollapsed flush>
          <MailList state={state} />
        </Section>
      ))}
    </>
  );
}
