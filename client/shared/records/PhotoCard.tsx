import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../i18n/officeTexts';
import { Photo } from './Photo';
import type { PhotoShape } from './Photo';

interface PhotoCardProps {
  name: string;
  photoUrl: string | null;
  shape: PhotoShape;
  onEdit: () => void;
  /** The action of a click on the name, and on the card if it is a row of a table. */
  link?: { to: string; replace: true; preventScrollReset: true };
  /** The line under the name. */
  children?: ReactNode;
}

/** Somebody or something at a glance, as an item of a list, with a button to edit it (docs/product.md, 'People, buses, food packages'). */
export function PhotoCard(props: PhotoCardProps) {
  return (
    <Box component="li" sx={cardStyles}>
      <PhotoCardContent {...props} />
    </Box>
  );
}

export function PhotoCardContent({ name, photoUrl, shape, onEdit, link, children }: PhotoCardProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.75 }}>
      <Photo url={photoUrl} name={name} shape={shape} />
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {/* Where a phone leaves less than this, the button goes below. */}
        <Box sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" sx={{ mb: 0.25 }}>
            {link ? (
              <Link component={RouterLink} {...link} sx={{ color: 'inherit' }}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Typography>
          {children}
        </Box>
        <Button size="small" variant="outlined" aria-label={t('office.edit', { name })} onClick={onEdit}>
          {t('shell.edit')}
        </Button>
      </Box>
    </Box>
  );
}

const cardStyles = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
};
