import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '../../i18n/officeTexts';
import { formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { listFacts, printEntry, printParts, printReason } from './entryWords';
import type { Entry } from './useEntries';

interface EntryItemProps {
  entry: Entry;
  isBusy: boolean;
  onAccept: () => void;
  onChoose: () => void;
  onSetOurs: (ours: boolean) => void;
  onUndo: () => void;
}

/** One movement: what came, why the portal thinks so, and one press for each decision. */
export function EntryItem(props: EntryItemProps) {
  const { entry } = props;
  const { bookedOn, amount, payerName, text, state } = entry;
  return (
    <Box sx={rowStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {payerName ?? t('payments.unknownPayer')}
          </Box>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {printPrice(amount)}
          </Box>
        </Box>
        <Box sx={smallStyles}>{[formatLocalDate(bookedOn), ...listFacts(entry)].join(' · ')}</Box>
        {text && <Box sx={smallStyles}>{text}</Box>}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: 0.25, fontVariantNumeric: 'tabular-nums' }}>
          {printParts(entry).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Box>
        {state === 'waiting' && <Box sx={smallStyles}>{printReason(entry)}</Box>}
        {entry.suggestion?.isOtherPayer && (
          <Box sx={{ ...smallStyles, color: 'warning.main', fontWeight: 600 }}>{t('payments.otherPayer')}</Box>
        )}
        {state === 'settled' && entry.payment && (
          <Box sx={smallStyles}>{entry.payment.madeBy ?? t('payments.bySelf')}</Box>
        )}
      </Box>
      <Acts {...props} />
    </Box>
  );
}

function Acts({ entry, isBusy, onAccept, onChoose, onSetOurs, onUndo }: EntryItemProps) {
  const { state, suggestion } = entry;
  const act = (label: string, onClick: () => void, isFirst = false) => (
    <Button
      size="small"
      variant={isFirst ? 'contained' : 'outlined'}
      disabled={isBusy}
      aria-label={`${label}: ${printEntry(entry)}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { lg: 'flex-end' } }}>
      {state === 'waiting' && suggestion && act(nameAccept(entry), onAccept, true)}
      {state === 'waiting' && act(t('payments.other'), onChoose)}
      {state === 'waiting' && act(t('payments.none'), () => onSetOurs(false))}
      {state === 'settled' && entry.payment && !entry.payment.isUndone && act(t('payments.undo'), onUndo)}
      {state === 'notOurs' && act(t('payments.again'), () => onSetOurs(true))}
    </Box>
  );
}

function nameAccept({ suggestion }: Entry): string {
  if (suggestion?.reversalOf) return t('payments.yesReversal');
  return suggestion?.parts.length === 0 ? t('payments.yesCredit') : t('payments.yes');
}

/** The same columns in each row, so that sums stand under each other. */
const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr) 320px' },
  columnGap: 3,
  rowGap: 1.5,
  alignItems: 'start',
};

const smallStyles = { color: 'text.secondary', fontSize: '0.8125rem', mt: 0.25, overflowWrap: 'anywhere' };
