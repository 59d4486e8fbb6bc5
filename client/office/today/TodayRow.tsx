import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { Places } from '../../shared/trip/Places';
import { printFacts, printNext, printProposal, printReason, printRoute, printSubject, printTime } from './item';
import type { Item } from './item';
import { ItemState, MainButton, OtherButtons } from './ItemButtons';
import type { ItemButtonProps } from './ItemButtons';
import { ItemTrip } from './ItemTrip';

interface TodayRowProps extends ItemButtonProps {
  select: (item: Item) => void;
  /** The keyboard moved here: the row takes the focus. */
  hasFocus: boolean;
  /** Its details stand beside the list; otherwise they unfold in the row. */
  isBeside: boolean;
  now: Date;
}

/** One item: how urgent it is, what it is about, the proposed answer, and what happens next. */
export function TodayRow(props: TodayRowProps) {
  const { item, isSelected, hasFocus, isBeside, now } = props;
  const { kind, section, act, cities } = item;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!hasFocus) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFocus]);
  const reason = printReason(item);
  const proposal = printProposal(item);
  const next = printNext(item);
  return (
    <Box
      component="li"
      ref={row}
      tabIndex={isSelected ? 0 : -1}
      aria-current={isSelected ? 'true' : undefined}
      onFocus={() => props.select(item)}
      sx={{ ...rowStyles, ...(act?.by != null && takenStyles) }}
    >
      <Box sx={{ ...timeStyles, color: section === 'soon' ? 'error.main' : 'text.primary' }}>
        {printTime(item, now)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 700 }}>{t(`today.kind_${kind}`)}</Box>
        {reason && <Box sx={quiet}>{reason}</Box>}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {cities.length > 0 ? (
          <Places stops={cities.length} text={printRoute(item)} />
        ) : (
          <Box sx={{ fontWeight: 600 }}>{printSubject(item)}</Box>
        )}
        <Box sx={quiet}>{printFacts(item)}</Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>{proposal}</Box>
        {next && !(isBeside && proposal) && <Box sx={quiet}>{next}</Box>}
      </Box>
      <Box sx={buttonsStyles}>
        <ItemState item={item} />
        <MainButton {...props} />
        {!isBeside && <Unfolded {...props} />}
      </Box>
    </Box>
  );
}

/** Where there is no room beside the list: the trip and the other ways out, under the row. */
function Unfolded({ item, isBusy, askSnooze }: TodayRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? t('today.less') : t('today.more')}
      </Button>
      <Box id={id} sx={unfoldedStyles}>
        {isOpen && (
          <>
            {item.orderId && <ItemTrip key={`${item.orderId} ${item.mark}`} orderId={item.orderId} />}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <OtherButtons item={item} isBusy={isBusy} askSnooze={askSnooze} />
            </Box>
          </>
        )}
      </Box>
    </>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.4, overflowWrap: 'anywhere' };

const timeStyles = { fontWeight: 700, fontVariantNumeric: 'tabular-nums', lineHeight: 1.25 };

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'auto 1fr',
    md: '64px minmax(120px, 1fr) minmax(180px, 1.6fr) minmax(140px, 1.2fr)',
    lg: '60px minmax(110px, 1fr) minmax(170px, 1.6fr) minmax(120px, 1.2fr) 150px',
  },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.75,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'line.soft',
  borderLeft: '4px solid transparent',
  // On a phone only time and kind stand side by side.
  '& > :nth-of-type(n + 3)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  // Beside the columns there is room for the buttons only where the details are not in the row.
  '& > :last-child': { gridColumn: { xs: '1 / -1', md: '2 / -1', lg: 'auto' } },
  outlineOffset: '-2px',
  '&[aria-current]': { borderLeftColor: 'signal.main', bgcolor: 'line.soft' },
};

const buttonsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { lg: 'flex-end' },
  columnGap: 1,
};

const unfoldedStyles = {
  flexBasis: '100%',
  display: 'grid',
  gap: 2,
  pt: 1.5,
  maxWidth: 560,
  '&:empty': { display: 'none' },
};

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

/** The time in which a person can take back; the portal's own acts wait longer. */
const takenStyles = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0 0',
    height: 3,
    bgcolor: 'signal.main',
    transformOrigin: 'left',
    animation: `${shrink} 10s linear forwards`,
  },
};
