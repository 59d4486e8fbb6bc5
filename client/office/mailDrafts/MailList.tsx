import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useMailDraftsQuery } from '../../generated/graphql';
import type { MailDraftState, MailDraftsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { useLiveReload } from '../../lib/request/live/useLive';
import { formatDateTime } from '../../lib/texts/time';
import { StatusChip } from '../../shared/trip/StatusChip';
import { lineLink } from '../../ui/layout/touchTarget';
import { Listed, Listing } from '../../ui/table/Listing';
import { printSender, printSubject, printValue } from './mailWords';

type Row = MailDraftsQuery['mailDrafts']['rows'][number];

const lists = ['mails'] as const;

/** Mails in one state, the newest first. */
export function MailList({ state }: { state: MailDraftState }) {
  const { data, error, refetch } = useMailDraftsQuery({ variables: { state }, fetchPolicy: 'cache-and-network' });
  useLiveReload(lists, refetch);
  return (
    <Listing
      rows={data?.mailDrafts.rows}
      failed={Boolean(error)}
      failedTitle={t('mails.listFailed')}
      onRetry={refetch}
      emptyTitle={t(`mails.empty_${state}`)}
      emptyHint={state === 'waiting' ? t('mails.emptyHint') : ''}
      renderRow={(row) => <MailItem row={row} />}
    />
  );
}

function MailItem({ row }: { row: Row }) {
  return (
    <Listed
      title={
        <Link component={RouterLink} to={paths.mail(row.id.toUpperCase())} sx={lineLink}>
          {printSubject(row.subject)}
        </Link>
      }
      chip={<Chip row={row} />}
      facts={[printSender(row), formatDateTime(row.createdAt), ...printTrip(row)]}
    />
  );
}

/** The work that a mail still needs. */
function Chip({ row: { state, asideReason, fields, askedAt } }: { row: Row }) {
  if (asideReason && state === 'aside') return <StatusChip tone="plain">{t(`mails.aside_${asideReason}`)}</StatusChip>;
  if (state !== 'waiting') return null;
  const count = (wanted: Row['fields'][number]['state']) => fields.filter((field) => field.state === wanted).length;
  const missing = count('missing');
  const guessed = count('guessed');
  if (missing > 0)
    return <StatusChip tone="red">{t(askedAt ? 'mails.asked' : 'mails.missingCount', { missing })}</StatusChip>;
  if (guessed > 0) return <StatusChip tone="amber">{t('mails.guessedCount', { guessed })}</StatusChip>;
  return <StatusChip tone="green">{t('mails.allCertain')}</StatusChip>;
}

/** 'Tallinn – Tartu', the day and the number of people; each only when the mail tells it. */
function printTrip({ fields }: Row): string[] {
  const read = (key: Row['fields'][number]['key']) => fields.find((field) => field.key === key && field.value !== '');
  const day = read('day');
  const passengers = read('passengers');
  const route = [read('from'), read('to')].flatMap((place) => (place ? [place.value.split(',')[0] ?? ''] : []));
  return [
    route.join(' – '),
    day ? printValue(day) : '',
    passengers ? t('office.people', { count: Number(passengers.value) }) : '',
  ];
}
