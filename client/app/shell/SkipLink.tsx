import Link from '@mui/material/Link';
import { t } from '../../i18n/publicTexts';

/** For the keyboard: over the navigation, straight to the page. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <Link
      href="#content"
      sx={{
        position: 'absolute',
        left: 8,
        top: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
      onClick={(event) => {
        // Not by the address: the router would take '#content' for a navigation.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      {t('shell.skipToContent')}
    </Link>
  );
}
