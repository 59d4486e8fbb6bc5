import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Close from '@mui/icons-material/Close';
import type { SpanUnit } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { MoneyField } from '../../ui/fields/MoneyField';
import type { TierDraft } from './draft';

interface TierCardProps {
  tier: TierDraft;
  name: string;
  /** By field of the tier. */
  error: (field: string) => string | undefined;
  disabled: boolean;
  onChange: (changes: Partial<TierDraft>) => void;
  onRemove: () => void;
}

const units: readonly SpanUnit[] = ['days', 'hours'];

/** One tier of the terms, with the button that takes it away. */
export function TierCard({ tier, name, error, disabled, onChange, onRemove }: TierCardProps) {
  return (
    <Box component="li" sx={cardStyles}>
      <Box sx={fieldsStyles}>
        {(['from', 'to'] as const).map((end) => (
          <Box key={end} sx={{ display: 'grid', gridTemplateColumns: '1fr 100px', gap: 1, alignItems: 'start' }}>
            <TextField
              label={t(`cancellation.${end}`)}
              value={tier[end].count}
              disabled={disabled}
              error={Boolean(error(end))}
              helperText={error(end) ?? (tier[end].count.trim() === '' ? t(`cancellation.${end}Hint`) : undefined)}
              onChange={({ target }) => onChange({ [end]: { ...tier[end], count: target.value } })}
              slotProps={{ htmlInput: { maxLength: 5, inputMode: 'numeric', autoComplete: 'off' } }}
            />
            <TextField
              select
              // Level with the number, whose label stands above it.
              sx={{ mt: '24px' }}
              value={tier[end].unit}
              disabled={disabled}
              onChange={({ target }) =>
                onChange({ [end]: { ...tier[end], unit: units.find((unit) => unit === target.value) ?? 'days' } })
              }
              slotProps={{ htmlInput: { 'aria-label': t(`cancellation.${end}Unit`) } }}
            >
              {units.map((unit) => (
                <MenuItem key={unit} value={unit}>
                  {t(`cancellation.unit_${unit}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        ))}
        <TextField
          label={t('office.percent')}
          value={tier.percent}
          disabled={disabled}
          error={Boolean(error('percent'))}
          helperText={error('percent')}
          onChange={({ target }) => onChange({ percent: target.value })}
          slotProps={{ htmlInput: { maxLength: 3, inputMode: 'numeric', autoComplete: 'off' } }}
        />
        <MoneyField
          label={t('cancellation.minimum')}
          cents={tier.minimum}
          error={error('minimum')}
          disabled={disabled}
          onChange={(minimum) => onChange({ minimum })}
        />
      </Box>
      <IconButton
        size="small"
        aria-label={t('cancellation.remove', { name })}
        disabled={disabled}
        onClick={onRemove}
        sx={{ position: 'absolute', top: 6, right: 6 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

const cardStyles = { position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, p: 2, pr: 6 };

const fieldsStyles = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 110px 150px' },
};
