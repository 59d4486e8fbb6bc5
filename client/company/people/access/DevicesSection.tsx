import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from '../../../generated/graphql';
import type { MySessionsQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { formatDateTime } from '../../../lib/texts/time';
import { FailedOrWaiting } from '../../../ui/FailedOrWaiting';
import { Section } from '../../../ui/layout/Section';
import { Quiet } from '../../../ui/Quiet';

type OwnSession = MySessionsQuery['mySessions'][number];

/** The devices in which the user is signed in; each can be signed out (docs/product.md, 'Sign-in'). */
export function DevicesSection() {
  return (
    <Section title={t('devices.title')} collapsible startCollapsed>
      <Devices />
    </Section>
  );
}

function Devices() {
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'network-only' });
  const [end, { loading: ending }] = useEndSessionMutation({ context: { toast: t('devices.ended') } });
  const [endOthers, { loading: endingOthers }] = useEndOtherSessionsMutation({
    context: { toast: t('devices.endedOthers') },
  });
  const isBusy = ending || endingOthers;
  const reload = () => refetch().catch(() => undefined);
  if (!data) return <FailedOrWaiting error={error} title={t('devices.failed')} height={96} onRetry={refetch} />;

  const sessions = data.mySessions;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={isBusy}
            onEnd={() => void end({ variables: { id: session.id } }).then(reload)}
          />
        ))}
      </Box>
      {hasOthers ? (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void endOthers().then(reload)}
          sx={{ justifySelf: 'start' }}
        >
          {t('devices.endOthers')}
        </Button>
      ) : (
        <Quiet>{t('devices.alone')}</Quiet>
      )}
    </Box>
  );
}

function Device({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const device = [session.browser, session.system].filter(Boolean).join(', ') || t('devices.unknown');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'start', gap: 1.5 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {session.isCurrent ? `${device} (${t('devices.current')})` : device}
        </Typography>
        <Quiet>
          {t('devices.where', { address: session.address || '–' })}.{' '}
          {t('devices.first', { moment: formatDateTime(session.createdAt) })},{' '}
          {t('devices.last', { moment: formatDateTime(session.lastSeenAt) })}
        </Quiet>
      </Box>
      {!session.isCurrent && (
        <Button
          size="small"
          color="error"
          disabled={busy}
          aria-label={t('devices.endLabel', { device })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </Box>
  );
}
