import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Dispatch } from 'react';
import { t } from '../../i18n/et';
import type { Problems } from './inquiryChecks';
import { MAX_STOPS } from './inquiryState';
import type { InquiryAction, InquiryState } from './inquiryState';
import { PlaceInput } from './PlaceInput';
import { StopList } from './StopList';

interface RouteStepProps {
  state: InquiryState;
  problems: Problems;
  dispatch: Dispatch<InquiryAction>;
}

/** Where the journey goes and when (spec, "Inquiry wizard", 'Marsruut'). */
export function RouteStep({ state, problems, dispatch }: RouteStepProps) {
  const { stops, estimate } = state;
  const started = stops[0]?.place != null;
  // Whoever has just chosen the start goes on typing; whoever comes back to this step does not have to.
  const [startedBefore] = useState(started);

  return (
    <>
      <StopList stops={stops} estimate={estimate} problems={problems} dispatch={dispatch} />
      {started && stops.length < MAX_STOPS && (
        <Box sx={addLook}>
          <PlaceInput
            label={t('inquiry.nextPlace')}
            error={problems['stops']}
            autoFocus={!startedBefore}
            onChoose={(place) => dispatch({ type: 'stopAdded', place })}
          />
        </Box>
      )}
      {stops.length >= MAX_STOPS && (
        <Typography sx={{ ml: 4, mt: 1.75, color: 'text.secondary' }}>{t('inquiry.mostStops', { count: MAX_STOPS })}</Typography>
      )}
      {estimate?.notes.map((note) => (
        <Typography key={note} sx={{ ml: 4, mt: 1.5, color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </>
  );
}

const addLook = {
  ml: 4,
  mr: 4.5,
  mt: 1.75,
  '& .MuiOutlinedInput-notchedOutline': { borderStyle: 'dashed', borderRadius: '10px' },
  '& .Mui-focused .MuiOutlinedInput-notchedOutline': { borderStyle: 'solid' },
};
