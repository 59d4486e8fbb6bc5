import Avatar from '@mui/material/Avatar';

interface PhotoProps {
  /** Path of the photo; without one the initials stand in its place. */
  url: string | null;
  /** The owner's name. It is read beside the photo, so the photo itself has no text. */
  name: string;
  shape: PhotoShape;
}

/** Of people, 64 pixels round; of things, 128 by 96 (docs/product.md, 'People, buses, food packages'); in a table as high as a row. */
export type PhotoShape = 'round' | 'wide' | 'roundRow' | 'wideRow';

const styles = {
  round: { width: 64, height: 64, fontSize: 22 },
  wide: { width: 128, height: 96, fontSize: 26, borderRadius: 1 },
  roundRow: { width: 32, height: 32, fontSize: 13 },
  wideRow: { width: 44, height: 33, fontSize: 13, borderRadius: 0.5 },
};

/** A photo of somebody or something, or the initials. */
export function Photo({ url, name, shape }: PhotoProps) {
  return (
    <Avatar
      src={url ?? undefined}
      alt=""
      aria-hidden
      variant={shape.startsWith('round') ? 'circular' : 'rounded'}
      sx={{
        ...styles[shape],
        flexShrink: 0,
        bgcolor: 'line.soft',
        color: 'text.secondary',
        fontWeight: 700,
        border: 1,
        borderColor: 'divider',
      }}
    >
      {findInitials(name)}
    </Avatar>
  );
}

/** 'Jaan Tamm' as 'JT', 'Setra 515' as 'S5'. */
function findInitials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
