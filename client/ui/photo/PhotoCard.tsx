import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../i18n/et';
import { Photo } from './Photo';
import type { PhotoShape } from './Photo';

interface PhotoCardProps {
  name: string;
  photoUrl: string | null;
  shape: PhotoShape;
  /** What the button says to those who cannot see which card it is on. */
  editLabel: string;
  onEdit: () => void;
  /** What is told under the name. */
  children?: ReactNode;
}

/** Somebody or something at a glance, with a button to edit it (docs/product.md, 'People, buses, food packages'). */
export function PhotoCard({ name, photoUrl, shape, editLabel, onEdit, children }: PhotoCardProps) {
  return (
    <Box component="li" sx={cardStyles}>
      <Photo url={photoUrl} name={name} shape={shape} />
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {/* Where a phone leaves less than this, the button goes below. */}
        <Box sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" sx={{ mb: 0.25 }}>
            {name}
          </Typography>
          {children}
        </Box>
        <Button size="small" variant="outlined" aria-label={editLabel} onClick={onEdit}>
          {t('shell.edit')}
        </Button>
      </Box>
    </Box>
  );
}

const cardStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
};
