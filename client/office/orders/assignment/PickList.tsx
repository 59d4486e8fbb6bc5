import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { t } from '../../../i18n/officeTexts';
import { makeRoomBelow } from '../../../ui/layout/roomBelow';
import type { Option, Picks } from './assignment';
import { HoursLine } from '../parts/HoursLine';

interface PickListProps {
  label: string;
  /** Names an extra field: 'Lisajuht 1'. */
  extraLabel: (number: number) => string;
  addLabel: string;
  options: readonly Option[];
  picks: Picks;
  problems: readonly (string | undefined)[];
  disabled: boolean;
  /** The first field takes the focus as it appears. */
  autoFocus?: boolean;
  onChange: (picks: Picks) => void;
}

/** A main choice and as many extra ones as needed; typing a few letters finds a name. */
export function PickList(props: PickListProps) {
  const { label, extraLabel, addLabel, options, picks, problems, disabled, autoFocus = false, onChange } = props;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      {picks.map((pick, index) => {
        const name = index === 0 ? label : extraLabel(index);
        const hours = options.find(({ id }) => id === pick)?.hours;
        return (
          // The fields have no identity: their place is all they have.
          <Box key={index} sx={{ display: 'flex', gap: 0.5 }}>
            <Autocomplete
              fullWidth
              options={options}
              // By id: an option that is read again must not take back what somebody types.
              getOptionValue={({ id }) => id}
              value={pick}
              onChange={(_, id) => onChange(picks.with(index, id))}
              disabled={disabled}
              autoHighlight
              onOpen={({ currentTarget }) => makeRoomBelow(currentTarget)}
              sx={likeOtherFields}
              noOptionsText={t('orders.noneFound')}
              openText={name}
              closeText={t('ui.close')}
              clearText={t('orders.clearPick', { name })}
              renderOption={({ key, ...props }, option) => (
                <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
                  {option.label}
                  {option.hours && <HoursLine {...option.hours} />}
                  {[...option.busy, ...option.warnings].map((text) => (
                    <Box key={text} sx={{ color: 'warning.main', fontSize: '0.8125rem' }}>
                      {text}
                    </Box>
                  ))}
                </Box>
              )}
              renderInput={(params) => (
                <TextField
                  {...params}
                  label={name}
                  autoFocus={autoFocus && index === 0}
                  error={Boolean(problems[index])}
                  helperText={problems[index] ?? (hours && <HoursLine {...hours} />)}
                  slotProps={{ ...params.slotProps, formHelperText: { component: 'div' } as object }}
                />
              )}
            />
            {index > 0 && (
              <IconButton
                aria-label={t('office.remove', { name })}
                disabled={disabled}
                onClick={() => onChange(picks.toSpliced(index, 1))}
                sx={{ alignSelf: 'flex-start', mt: 3.25 }}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Box>
        );
      })}
      <Button
        size="small"
        startIcon={<Add />}
        disabled={disabled}
        onClick={() => onChange([...picks, null])}
        sx={{ justifySelf: 'start' }}
      >
        {addLabel}
      </Button>
    </Box>
  );
}

const likeOtherFields = {
  '& .MuiOutlinedInput-root.MuiInputBase-root': { py: 0, pl: 0 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input': { py: '9px', pl: '13px' },
};
