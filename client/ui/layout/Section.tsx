import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { createContext, useContext, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { splitAside } from '../../lib/texts/text';
import { CountBadge } from '../CountBadge';
import { readPictureWidth } from '../width/pictureWidth';
import { markForSlot, slotProps } from '../pictureSlots';
import { useIsPhone } from '../useIsPhone';

/** The element, or the name of the slot in a picture (ui/pictureSlots.ts). */
const ToolsSlot = createContext<HTMLElement | string | null>(null);

interface SectionProps {
  /** A part in parentheses at its end is set lighter. */
  title: string;
  count?: number;
  /** The count is of things that wait for someone: it is yellow. */
  waiting?: boolean;
  collapsible?: boolean;
  startCollapsed?: boolean;
  /** Its content in short, while it is folded. */
  summary?: ReactNode;
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
  /** The content reaches the edges of the card, as a table does. */
  flush?: boolean;
  children: ReactNode;
}

/** A card with a heading, which may fold away. */
export function Section(props: SectionProps) {
  const { title, count, waiting = false, collapsible, startCollapsed, summary, actions, flush, children } = props;
  const [isOpen, setIsOpen] = useState(!(collapsible && startCollapsed));
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const id = useId();
  const { main, aside } = splitAside(title);
  const name = count === undefined ? id : `${id}-count ${id}`;

  const heading = (
    <>
      {count !== undefined && (
        <span id={`${id}-count`}>
          <CountBadge count={count} waiting={waiting} />
        </span>
      )}
      <Box component="span" sx={{ minWidth: 0 }}>
        <span id={id}>
          {main}
          {aside && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 1.25 }}>
              {aside}
            </Typography>
          )}
        </span>
        {summary && !isOpen && (
          <Typography component="span" id={`${id}-summary`} variant="body2" sx={summaryStyles}>
            {summary}
          </Typography>
        )}
      </Box>
      {collapsible && (
        <ExpandMore sx={{ ml: 'auto', transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />
      )}
    </>
  );

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={name}
      sx={{ borderRadius: '10px', overflow: 'hidden', mb: 2 }}
    >
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
        <Typography variant="h2" sx={{ flex: '1 1 auto', width: collapsible ? '100%' : undefined }}>
          {collapsible ? (
            <ButtonBase
              aria-expanded={isOpen}
              aria-controls={`${id}-content`}
              aria-labelledby={name}
              aria-describedby={summary && !isOpen ? `${id}-summary` : undefined}
              onClick={() => setIsOpen(!isOpen)}
              sx={{
                ...headingBox,
                px: flush ? 2 : 2.5,
                width: '100%',
                font: 'inherit',
                '&.Mui-focusVisible': { outlineOffset: -4 },
              }}
            >
              {heading}
            </ButtonBase>
          ) : (
            <Box sx={{ ...headingBox, px: flush ? 2 : 2.5 }}>{heading}</Box>
          )}
        </Typography>
        <Box sx={collapsible ? toolsBeforeArrow : toolsBox}>
          {isOpen && <Box ref={setTools} {...slotProps(id)} sx={{ display: 'contents' }} />}
          {actions}
        </Box>
      </Box>
      <Collapse in={isOpen} id={`${id}-content`} unmountOnExit timeout={150}>
        <ToolsSlot value={readPictureWidth() === undefined ? tools : id}>
          <Box sx={flush ? { borderTop: 1, borderColor: 'divider' } : { px: 2.5, pb: 2.5 }}>{children}</Box>
        </ToolsSlot>
      </Collapse>
    </Paper>
  );
}

const headingBox = { display: 'flex', alignItems: 'center', gap: 1.5, py: 1.25, textAlign: 'left', minHeight: 52 };

const toolsBox = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  // On a phone fields fill their line, and a button alone stands at its end.
  flexGrow: { xs: 1, md: 0 },
  justifyContent: 'flex-end',
  gap: 1,
  pl: { xs: 1.5, md: 0 },
  // The same above and below: they stand in one line with the heading where there is room.
  py: { xs: 0.75, md: 0 },
  pr: 1.5,
  '&:has(> :only-child:empty)': { display: 'none' },
};

const summaryStyles = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  mt: 0.25,
  color: 'text.secondary',
  letterSpacing: 'normal',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};

// Over the heading's own button, which reaches the edge so that its arrow stands last; under it when there is no room.
const toolsBeforeArrow = {
  ...toolsBox,
  pr: { xs: 2, md: 0 },
  position: { md: 'absolute' },
  right: 56,
};

/**
 * Puts its children beside the heading of the section that it is in. On a phone or outside a section they stand right
 * here.
 */
export function SectionTools({ children }: { children: ReactNode }) {
  const slot = useContext(ToolsSlot);
  const isPhone = useIsPhone();
  if (!slot || isPhone) return <Box sx={toolsHere}>{children}</Box>;
  return typeof slot === 'string' ? markForSlot(slot, children) : createPortal(children, slot);
}

const toolsHere = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1.25 };
