import ButtonBase from '@mui/material/ButtonBase';
import { t } from '../../../i18n/officeTexts';
import { keepFromMap } from './keepFromMap';
import type { Side } from './labelPlaces';
import { MarkerLabel } from './MarkerLabel';
import type { PlacedStop } from '../mapTypes';

interface ClusterMarkerProps {
  stops: readonly PlacedStop[];
  crowded: boolean;
  labelSide: Side;
  /** Shows its stops apart. */
  onOpen: () => void;
}

/** Stops too near each other to draw apart, with their number. */
export function ClusterMarker({ stops, crowded, labelSide, onOpen }: ClusterMarkerProps) {
  return (
    <ButtonBase
      aria-label={t('map.cluster', { count: stops.length, names: stops.map(({ name }) => name).join(', ') })}
      onPointerDown={(event) => event.stopPropagation()}
      {...keepFromMap}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
      sx={{
        position: 'absolute',
        transform: 'translate(-50%, -50%)',
        width: 36,
        height: 36,
        borderRadius: '50%',
        border: '5px solid',
        borderColor: 'route.outline',
        bgcolor: crowded ? 'error.main' : 'signal.main',
        color: crowded ? 'error.contrastText' : 'signal.contrastText',
        fontSize: 15,
        fontWeight: 700,
      }}
    >
      {stops.length}
      <MarkerLabel stops={stops} side={labelSide} />
    </ButtonBase>
  );
}
