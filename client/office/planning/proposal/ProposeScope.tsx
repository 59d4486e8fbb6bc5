import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { addDays } from '../../../../server/platform/values/localDay';
import type { ProposePlanQueryVariables } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { countWeekday } from '../../../lib/texts/weekdays';
import { formatDateTimeWithDay } from '../../../lib/texts/time';
import { printMissing } from '../planTexts';
import type { Board } from '../boardData';

const scopes = ['shown', 'day', 'week', 'chosen'] as const;
type Scope = (typeof scopes)[number];

interface ProposeScopeProps {
  board: Board;
  /** Undefined while trips are being chosen. */
  onScope: (variables: ProposePlanQueryVariables | undefined) => void;
}

/** For which trips a plan is proposed: of the shown days, of the first of them, of its week, or those that are chosen. */
export function ProposeScope({ board, onScope }: ProposeScopeProps) {
  const [scope, setScope] = useState<Scope>('shown');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { from, to } = board;
  const waiting = board.trips.filter((trip) => trip.movable && printMissing(trip) !== '');

  function choose(wanted: Scope | null) {
    if (!wanted) return;
    setScope(wanted);
    if (wanted === 'chosen') return onScope(undefined);
    const monday = addDays(from, -countWeekday(from));
    const days = { shown: { from, to }, day: { from, to: from }, week: { from: monday, to: addDays(monday, 6) } };
    onScope(days[wanted]);
  }

  return (
    <Box sx={{ mb: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scope}
        aria-label={t('planning.proposeScope')}
        onChange={(_, wanted: Scope | null) => choose(wanted)}
        sx={{ flexWrap: 'wrap' }}
      >
        {scopes.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', minHeight: 44 }}>
            {scopeTexts[one]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {scope === 'chosen' && (
        <Box sx={{ mt: 1, display: 'grid' }}>
          {waiting.map((trip) => (
            <FormControlLabel
              key={trip.id}
              control={
                <Checkbox
                  checked={chosen.includes(trip.id)}
                  onChange={(_, on) => setChosen(on ? [...chosen, trip.id] : chosen.filter((id) => id !== trip.id))}
                />
              }
              label={`${trip.title}, ${formatDateTimeWithDay(trip.start)}`}
            />
          ))}
          <Button
            variant="outlined"
            disabled={chosen.length === 0}
            onClick={() => onScope({ from, to, orderIds: [...chosen] })}
            sx={{ justifySelf: 'start' }}
          >
            {t('planning.proposeChosen', { count: chosen.length })}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const scopeTexts: Record<Scope, string> = {
  shown: t('planning.scopeShown'),
  day: t('planning.scopeDay'),
  week: t('planning.scopeWeek'),
  chosen: t('planning.scopeChosen'),
};
