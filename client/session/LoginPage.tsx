import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { PortalInfoDocument } from '../generated/plain';
import { useReply } from '../lib/request/useReply';
import { t } from '../i18n/publicTexts';
import { paths } from '../lib/navigation/paths';
import { PageFoot } from '../ui/layout/PageFoot';
import { usePageTitle } from '../ui/layout/pageTitle';
import { lineLink } from '../ui/layout/touchTarget';
import { Mark, RouteLine } from '../ui/RouteLine';
import { Clock } from './Clock';
import { LoginForm } from './LoginForm';
import { PasskeyForm } from './passkey/PasskeyForm';

/**
 * The login screen (docs/product.md, 'Sign-in'). The server draws it for anyone who is not signed in; all others it leads on, to the page that was
 * wanted: links in e-mails lead to orders.
 */
export default function LoginPage() {
  const [params] = useSearchParams();
  const company = useReply(PortalInfoDocument, {}, { keep: true }).data?.portalInfo.companyName ?? t('shell.company');
  usePageTitle(`${t('session.title')} · ${company}`);
  // It would have led on anyone who kept the cookie.
  const problem = params.get('done') === 'entered' ? t('session.cookiesBlocked') : undefined;

  return (
    <Box
      sx={{
        display: 'grid',
        // A long word in large letters must not make the page wider than the phone.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 6fr' },
        gridTemplateRows: { xs: 'auto 1fr auto', md: '1fr auto' },
        minHeight: '100dvh',
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 3,
          p: { xs: 3, md: 6 },
          gridRow: { md: 'span 2' },
          bgcolor: 'ink.main',
          color: 'ink.text',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontSize: '1.125rem', fontWeight: 700 }}>
          <Mark />
          {company}
        </Box>
        <Box sx={{ my: { md: 'auto' } }}>
          <Clock />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <RouteLine stops={4} size="large" onInk />
        </Box>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: { xs: 'start', md: 'center' },
          p: { xs: 3, md: 6 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
          <Typography variant="h2" sx={{ fontSize: '1.5rem', mb: 3 }}>
            {t('session.title')}
          </Typography>
          <LoginForm problem={problem} />
          <PasskeyForm label={t('session.passkey')} failed={t('session.passkeyFailed')} />
          <Link component={RouterLink} to={paths.forgotPassword} sx={{ ...lineLink, mt: 2, mb: 2 }}>
            {t('passwordLink.forgot')}
          </Link>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {t('session.wantTrip')}{' '}
            <Link component={RouterLink} to={paths.inquiry}>
              {t('session.toInquiry')}
            </Link>
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            {t('session.haveTrip')}{' '}
            <Link component={RouterLink} to={paths.tripList}>
              {t('session.toTrips')}
            </Link>
          </Typography>
        </Box>
      </Box>
      <Box sx={{ gridColumn: { md: 2 } }}>
        <PageFoot />
      </Box>
    </Box>
  );
}
