import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useMailDraftQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths, usePathId } from '../../lib/navigation/paths';
import { useLiveReload } from '../../lib/request/live/useLive';
import { formatDateTime } from '../../lib/texts/time';
import { FailedOrWaiting } from '../../ui/FailedOrWaiting';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Section } from '../../ui/layout/Section';
import { lineLink } from '../../ui/layout/touchTarget';
import { AskDialog } from './AskDialog';
import { FieldDialog } from './FieldDialog';
import { FieldRow } from './FieldRow';
import { MailText } from './MailText';
import type { Draft, Field } from './mailWords';
import { nameField, printSender, printSubject, splitMail } from './mailWords';
import { useMailActs } from './useMailActs';

const lists = ['mails'] as const;

/** A mail beside what was read of it, on its way to an order (docs/product/mails.md). */
export default function MailDraftPage() {
  const id = usePathId().toLowerCase();
  const { data, error, loading, refetch } = useMailDraftQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveReload(lists, refetch);
  if (data) return <DraftView draft={data.mailDraft} onChanged={refetch} />;
  return (
    <>
      <PageTitle title={t('mails.one')} trail={trail()} />
      <FailedOrWaiting error={!loading && error} title={t('mails.oneFailed')} height={420} onRetry={refetch} />
    </>
  );
}

const trail = () => [{ label: t('mails.title'), to: paths.mails }];

function DraftView({ draft, onChanged }: { draft: Draft; onChanged: () => Promise<unknown> }) {
  const [edited, setEdited] = useState<Field['key']>();
  const [shown, setShown] = useState<Field['key']>();
  const [first, ...replies] = draft.mails;
  const { fields, state } = draft;
  const field = fields.find(({ key }) => key === edited);
  const text = first?.text ?? '';
  return (
    <>
      <PageTitle
        title={printSubject(first ? splitMail(first).subject : '')}
        subtitle={printSender(first)}
        trail={trail()}
        actions={<Acts draft={draft} onChanged={onChanged} />}
      />
      <Notices draft={draft} />
      <Box sx={columnStyles}>
        <Box sx={{ minWidth: 0 }}>
          <Section title={t('mails.told')} flush>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {fields.map((one) => (
                <FieldRow
                  key={one.key}
                  field={one}
                  quote={one.words.map(({ begin, end }) => text.slice(begin, end).trim()).join(' … ')}
                  canEdit={state === 'waiting'}
                  onEdit={() => setEdited(one.key)}
                  onShow={(isShown) => setShown(isShown ? one.key : undefined)}
                />
              ))}
            </Box>
          </Section>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Section title={t('mails.one')}>{first && <MailText mail={first} fields={fields} shown={shown} />}</Section>
          {replies.map((mail) => (
            <Section key={mail.id} title={t('mails.reply')}>
              <MailText mail={mail} fields={[]} />
            </Section>
          ))}
        </Box>
      </Box>
      {field && <FieldDialog draft={draft} field={field} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** Notices about the state of the mail: its order, a question, the missing fields. */
function Notices({ draft: { state, asideReason, orderId, askedAt, fields } }: { draft: Draft }) {
  const missing = fields.filter((field) => field.state === 'missing').map(({ key }) => nameField(key));
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
      {orderId && (
        <Alert severity="success">
          <Link component={RouterLink} to={paths.newOrder(orderId.toUpperCase())} sx={lineLink}>
            {t('mails.openOrder')}
          </Link>
        </Alert>
      )}
      {state === 'aside' && asideReason && (
        <Alert severity="info">{t('mails.asideWhy', { reason: t(`mails.aside_${asideReason}`) })}</Alert>
      )}
      {state === 'dropped' && <Alert severity="info">{t('mails.isDropped')}</Alert>}
      {state === 'waiting' && missing.length > 0 && (
        <Alert severity="error">{t('mails.missing', { names: missing.join(', ') })}</Alert>
      )}
      {askedAt && <Alert severity="info">{t('mails.askedAt', { when: formatDateTime(askedAt) })}</Alert>}
    </Box>
  );
}

function Acts({ draft, onChanged }: { draft: Draft; onChanged: () => Promise<unknown> }) {
  const [isAsking, setIsAsking] = useState(false);
  const { makeOrder, putAway, isBusy } = useMailActs(draft, onChanged);
  const { state, fields, question } = draft;
  const isWaiting = state === 'waiting';
  const isMissing = fields.some((field) => field.state === 'missing');
  const hasAddress = fields.some(({ key, value }) => key === 'email' && value !== '');
  if (state === 'ordered') return null;
  return (
    <>
      {isWaiting && (
        <Button variant="contained" color="signal" disabled={isBusy || isMissing} onClick={() => void makeOrder()}>
          {t('mails.makeOrder')}
        </Button>
      )}
      {isWaiting && question !== '' && (
        <Button variant="outlined" disabled={isBusy || !hasAddress} onClick={() => setIsAsking(true)}>
          {t('mails.ask')}
        </Button>
      )}
      <Button disabled={isBusy} onClick={() => void putAway(isWaiting)}>
        {t(isWaiting ? 'mails.putAway' : 'mails.bringBack')}
      </Button>
      {isAsking && <AskDialog draft={draft} onClose={() => setIsAsking(false)} />}
    </>
  );
}

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', lg: 'minmax(340px, 1fr) minmax(0, 1.3fr)' },
  columnGap: 2,
  alignItems: 'start',
};
