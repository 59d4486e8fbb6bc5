import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Outlet } from 'react-router';
import { t } from '../../i18n/publicTexts';
import { languages } from '../../i18n/language';
import { paths } from '../../lib/navigation/paths';
import { PageFoot } from '../../ui/layout/PageFoot';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { Brand } from './Brand';
import { SkipLink } from './SkipLink';
import { ToastRoom } from '../../ui/toasts/ToastRoom';
import { usePortalInfo } from '../usePortalInfo';

/** The public pages' frame: a quiet bar with the company and its phone number. */
export function PublicShell() {
  const { companyName, companyPhone, logoUrl } = usePortalInfo();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          // In line with what stands below it.
          px: { xs: 2, sm: 3.5 },
          minHeight: 64,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SkipLink />
        <Brand name={companyName} logoUrl={logoUrl} to={paths.inquiry} />
        <Box sx={endStyles}>
          {companyPhone && (
            <div>
              <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                {t('shell.askForHelp')}{' '}
              </Box>
              <Link href={`tel:${companyPhone.replace(/\s/g, '')}`} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
                {companyPhone}
              </Link>
            </div>
          )}
          <LanguageSwitch offered={languages} />
        </Box>
      </Box>
      <ToastRoom />
      <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        <Outlet />
      </Box>
      <PageFoot />
    </Box>
  );
}

/** On a phone one above the other: the name of the company needs the rest of the line. */
const endStyles = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'flex-end', sm: 'center' },
  columnGap: 2.5,
  py: 0.5,
  color: 'text.secondary',
};
