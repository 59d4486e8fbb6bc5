import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';
import MyLocation from '@mui/icons-material/MyLocation';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../i18n/publicTexts';
import { latePart } from '../../ui/late/latePart';
import { loadFieldTexts } from '../../i18n/language';
import { StopWord } from '../../ui/RouteLine';
import type { StopPlace } from '../../ui/RouteLine';
import { printArrival } from '../../lib/texts/arrivalText';
import type { DraftStop, Place } from '../../lib/forms/draftRoute';
import { useIdle } from '../../ui/useIdle';
import { PlaceInput } from './place/PlaceInput';
import { Reserved } from './Reserved';
import { SameAsArrival } from './SameAsArrival';

// The calendar is half as heavy as the rest of the page together: the page comes first.
const DateTimeField = latePart(async () => {
  await loadFieldTexts();
  return { default: (await import('../../ui/fields/DateTimeField')).DateTimeField };
});

/** The id of the button that removes a stop: after a removal the focus goes to that of its neighbour. */
export const removeButtonId = (stopId: number): string => `stop-${stopId}-remove`;

interface StopCardProps {
  stop: DraftStop;
  place: StopPlace;
  /** When the stop before is left: an arrival on the same day is shown without its date. */
  leftBefore: string | null;
  /** The last departure before this stop: the stop is left later. */
  notBefore: string | null;
  /** Computed, ISO 8601 text; null when not known (yet). */
  arrival: string | null;
  problem: string | undefined;
  placeProblem: string | undefined;
  onPlace: (place: Place) => void;
  onDepart: (depart: string | null) => void;
  /** Asks for the arrival at once; null when it cannot be known. */
  onArrivalAsked: () => Promise<string | null>;
  noPast?: boolean;
  /** Left out where it may not be removed. */
  onRemove?: () => void;
  onShow?: () => void;
  children?: ReactNode;
}

/** One stop of the typed route: where, when it is reached, when it is left. */
export function StopCard({
  stop,
  place,
  leftBefore,
  notBefore,
  arrival,
  problem,
  placeProblem,
  onPlace,
  onDepart,
  onArrivalAsked,
  noPast,
  onRemove,
  onShow,
  children,
}: StopCardProps) {
  const word = { first: t('ui.firstStop'), middle: t('ui.middleStop'), last: t('ui.lastStop') }[place];
  const address = stop.place?.address ?? '';
  const leaves = place !== 'last';
  const isIdle = useIdle();
  return (
    <Paper variant="outlined" sx={{ borderRadius: '10px', px: 1.75, py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <StopWord>{word}</StopWord>
          {stop.place ? (
            <Typography sx={{ fontSize: '1rem', fontWeight: 700, lineHeight: 1.35 }}>{address}</Typography>
          ) : (
            <PlaceInput label={t('stops.firstPlace')} error={placeProblem} onChoose={onPlace} />
          )}
          {stop.place?.approximate && <Remark>{t('stops.approximateStop')}</Remark>}
          {stop.place?.moved && <Remark>{t('stops.movedOnMap')}</Remark>}
        </Box>
        {onShow && (
          <IconButton
            size="small"
            aria-label={t('stops.showOnMap', { place: address })}
            onClick={onShow}
            sx={{ mr: -0.75 }}
          >
            <MyLocation fontSize="small" />
          </IconButton>
        )}
        {stop.place && onRemove && (
          <IconButton
            id={removeButtonId(stop.id)}
            size="small"
            aria-label={t('stops.removeStop', { place: address })}
            onClick={onRemove}
            sx={{ mr: -0.75 }}
          >
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
      {leaves && (
        <Box sx={timesStyles}>
          <Typography component="div" sx={besideFieldStyles}>
            {arrival && <div>{t('stops.arrival', { time: printArrival(arrival, leftBefore) })}</div>}
            <div>{t('stops.departure')}</div>
          </Typography>
          <Box sx={{ width: { xs: '100%', sm: 216 } }}>
            {isIdle ? (
              <Suspense fallback={<Reserved height={42} />}>
                <DateTimeField
                  hideLabel
                  label={address ? t('stops.departureOf', { place: address }) : t('stops.departure')}
                  value={stop.depart}
                  onChange={onDepart}
                  required
                  noPast={noPast}
                  after={notBefore}
                  error={problem}
                  // An empty departure is red from the beginning (docs/product.md, 'Route editor').
                  invalid={!stop.depart}
                />
              </Suspense>
            ) : (
              <Reserved height={42} />
            )}
          </Box>
        </Box>
      )}
      {!leaves && arrival && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('stops.arrival', { time: printArrival(arrival, leftBefore) })}
        </Typography>
      )}
      {place === 'middle' && leftBefore && (
        <SameAsArrival arrival={arrival} depart={stop.depart} onArrivalAsked={onArrivalAsked} onDepart={onDepart} />
      )}
      {children}
    </Paper>
  );
}

function Remark({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const timesStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 1,
};

/** In the middle of the field's height; below the field may stand a message. */
const besideFieldStyles = {
  height: 'fit-content',
  minHeight: { sm: 44 },
  alignContent: 'center',
  color: 'text.secondary',
};
