import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/officeTexts';
import { StatusChip } from '../../shared/trip/StatusChip';
import { DriverChoices, headStyles } from './DriverChoices';
import { printFacts, printNext, printProposal, printReason, printRoute, printSubject } from './item';
import { ItemState, MainButton, OtherButtons } from './ItemButtons';
import type { ItemButtonProps } from './ItemButtons';
import { ItemTrip } from './ItemTrip';

/** All about the chosen decision, beside the list: its trip, the proposed answer, what happens next, and the acts. */
export function ChosenItem(props: Omit<ItemButtonProps, 'isSelected'>) {
  const { item } = props;
  const reason = printReason(item);
  const proposal = printProposal(item);
  const next = printNext(item);
  // Else it is taken back where it stands in the list.
  const waits = !item.act && item.snoozedBy === null;
  const answer = (
    <>
      {proposal && (
        <Box>
          <Box sx={headStyles}>{t('today.proposed')}</Box>
          <Box sx={proposalStyles}>{proposal}</Box>
        </Box>
      )}
      <DriverChoices item={item} />
      {next && (
        <Box sx={nextStyles}>
          <Box sx={headStyles}>{t('today.nextTitle')}</Box>
          {next}
        </Box>
      )}
    </>
  );
  return (
    <Paper variant="outlined" component="section" aria-label={t('today.details')} sx={panelStyles}>
      <Box sx={contentStyles} tabIndex={0} role="group" aria-label={t('today.about')}>
        <Box>
          <StatusChip tone={item.section === 'soon' ? 'red' : 'plain'}>{t(`today.kind_${item.kind}`)}</StatusChip>
          <Typography variant="h2" sx={{ mt: 1.25, overflowWrap: 'anywhere' }}>
            {printRoute(item) || printSubject(item)}
          </Typography>
          <Box sx={quiet}>{printFacts(item)}</Box>
          {reason && <Box sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>{reason}</Box>}
        </Box>
        {item.orderId ? (
          <ItemTrip key={`${item.orderId} ${item.mark}`} orderId={item.orderId}>
            {answer}
          </ItemTrip>
        ) : (
          answer
        )}
        <ItemState item={item} />
      </Box>
      <Box sx={actStyles}>
        {waits && <MainButton {...props} isSelected />}
        <OtherButtons {...props} />
      </Box>
    </Paper>
  );
}

const quiet = { color: 'text.secondary', mt: 0.25, overflowWrap: 'anywhere' };

/** Above the panel stand the bar and the heading of the page. */
const ABOVE = 216;

// It stays in sight while a long list moves, and its acts while a long trip is read.
const panelStyles = {
  display: 'flex',
  flexDirection: 'column',
  mb: 2,
  borderRadius: '10px',
  position: 'sticky',
  top: 16,
  maxHeight: `max(360px, calc(100vh - ${ABOVE}px))`,
};

const contentStyles = { display: 'grid', gap: 2, p: 2.5, overflowY: 'auto', minHeight: 0, outlineOffset: '-3px' };

const actStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' };

const proposalStyles = {
  px: 1.5,
  py: 1.25,
  border: 2,
  borderColor: 'text.primary',
  borderRadius: '8px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
};

const nextStyles = { px: 1.5, py: 1.25, borderRadius: '8px', bgcolor: 'line.soft', overflowWrap: 'anywhere' };
