import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';
import type { DepotInput } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { PlaceInput } from '../stops/place/PlaceInput';

interface DepotFieldProps {
  label: string;
  hint: string;
  value: DepotInput | null;
  onChange: (value: DepotInput | null) => void;
  error?: string;
  disabled: boolean;
}

/** A depot: the place that was chosen, or a field to look for one. */
export function DepotField({ label, hint, value, onChange, error, disabled }: DepotFieldProps) {
  return (
    <Box>
      <Typography component="div" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      {value ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{value.address}</Box>
          <IconButton
            size="small"
            aria-label={t('duties.depotRemove')}
            disabled={disabled}
            onClick={() => onChange(null)}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ) : (
        <PlaceInput
          label={t('duties.depotTake')}
          error={error}
          onChoose={({ address, lat, lng }) => onChange({ address, lat, lng })}
        />
      )}
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {hint}
      </Typography>
    </Box>
  );
}

/** Turns the stored depot into the field's value; empty values are no depot. */
export const toDepotValue = (
  depot: { address?: string | null; lat?: number | null; lng?: number | null } | null | undefined,
): DepotInput | null =>
  depot?.address != null && depot.lat != null && depot.lng != null
    ? { address: depot.address, lat: depot.lat, lng: depot.lng }
    : null;
