import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

interface NavigationGroupProps {
  label: string;
  /** The open page is one of these. */
  isHere: boolean;
  /** Items of a list. */
  children: ReactNode;
}

/**
 * Links that open below their name on the bar: a disclosure, no menu, so that Tab goes through them. Escape and leaving
 * it close it. A phone shows them all under their name.
 */
export function NavigationGroup({ label, isHere, children }: NavigationGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  }
  function press({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    <Box sx={{ position: 'relative' }} onBlur={leave} onKeyDown={press}>
      <Box component="span" id={`${id}-name`} sx={nameStyles}>
        {label}
      </Box>
      <Box
        component="button"
        type="button"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isHere ? 'true' : undefined}
        onClick={() => setIsOpen(!isOpen)}
        sx={buttonStyles}
      >
        {label}
        <ExpandMore
          aria-hidden
          sx={{ fontSize: 18, ml: 0.25, mr: -0.5, transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </Box>
      <Box
        component="ul"
        id={id}
        aria-labelledby={`${id}-name`}
        sx={{ ...listStyles, display: { xs: 'block', md: isOpen ? 'block' : 'none' } }}
      >
        {children}
      </Box>
    </Box>
  );
}

const nameStyles = { display: { md: 'none' }, px: 1.5, pt: 1, color: 'ink.muted', fontSize: '0.8125rem' };

const buttonStyles = {
  display: { xs: 'none !important', md: 'inline-flex !important' },
  alignItems: 'center',
  cursor: 'pointer',
};

const listStyles = {
  position: { md: 'absolute' },
  top: '100%',
  left: 0,
  zIndex: 'appBar',
  minWidth: '100%',
  m: 0,
  p: { xs: 0, md: 0.75 },
  listStyle: 'none',
  bgcolor: 'ink.main',
  borderRadius: { md: '0 0 8px 8px' },
  boxShadow: { md: '0 6px 24px rgb(0 0 0 / 0.3)' },
  '& a': { display: 'block' },
};
