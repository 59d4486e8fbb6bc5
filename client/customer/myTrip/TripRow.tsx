import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isDrawn } from './isDrawn';

interface TripRowProps {
  label: string;
  /** How it stands now, or what to expect. */
  aside?: ReactNode;
  /** The content that opens below; it gets the function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** Whether this row was tapped before it could open (app/enhance.ts). */
function wasTapped(label: string): boolean {
  if (document.documentElement.dataset.tapped !== label) return false;
  delete document.documentElement.dataset.tapped;
  return true;
}

/** One thing that can be done with the trip: a row that opens its form below itself. */
export function TripRow({ label, aside, children }: TripRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // Not as it is rendered: the row that the server drew stands, and is tapped, until this one takes its place.
  useLayoutEffect(() => {
    if (wasTapped(label)) document.getElementById(`${id}-face`)?.click();
  }, [id, label]);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>('input, textarea, select, button, a')?.focus();
  }, [isOpen]);
  function close() {
    setIsOpen(false);
    document.getElementById(`${id}-face`)?.focus();
  }

  return (
    <Box component="li" sx={rowStyles} data-waits={isDrawn ? label : undefined}>
      <ButtonBase
        id={`${id}-face`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        sx={faceStyles}
      >
        <Face label={label} aside={aside} open={isOpen} />
      </ButtonBase>
      {isOpen && (
        <Box id={id} ref={panel} sx={{ pt: 0.5, pb: 2.5 }}>
          {children(close)}
        </Box>
      )}
    </Box>
  );
}

/** A row that leads to another page. */
export function TripPageRow({ label, aside, to }: { label: string; aside?: string; to: string }) {
  return (
    <Box component="li" sx={rowStyles}>
      <ButtonBase component={Link} to={to} sx={faceStyles}>
        <Face label={label} aside={aside} />
      </ButtonBase>
    </Box>
  );
}

/** A row that saves a file. A plain link: browsers inside mail programs save nothing that a script made. */
export function TripLinkRow({ label, aside, href }: { label: string; aside?: string; href: string }) {
  return (
    <Box component="li" sx={rowStyles}>
      <ButtonBase component="a" href={href} download sx={faceStyles}>
        <Face label={label} aside={aside} />
      </ButtonBase>
    </Box>
  );
}

function Face({ label, aside, open = false }: { label: string; aside?: ReactNode; open?: boolean }) {
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <Box component="span" sx={asideStyles}>
        {aside}{' '}
        <Box component="span" aria-hidden sx={{ display: 'inline-block', transform: open ? 'rotate(90deg)' : 'none' }}>
          ›
        </Box>
      </Box>
    </>
  );
}

const rowStyles = {
  listStyle: 'none',
  px: 2,
  '&:not(:first-of-type) > :is(button, a)': { borderTop: 1, borderColor: 'line.soft' },
};

const faceStyles = {
  display: 'grid',
  // Side by side, unless the letters are so large that only one has room.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5em), auto))',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  justifyContent: 'stretch',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 49,
  py: 1.25,
  font: 'inherit',
  color: 'text.primary',
  textAlign: 'left',
  '&.Mui-focusVisible': { outlineOffset: -2 },
};

const asideStyles = { color: 'text.secondary', textAlign: 'right', fontVariantNumeric: 'tabular-nums' };
