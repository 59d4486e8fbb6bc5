import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { CompanySettingsFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { SettingEdits } from './useSettingEdits';

interface ServiceFieldProps {
  setting: CompanySettingsFieldsFragment['settings'][number];
  edits: SettingEdits;
  /** The error, or the purpose of the service. */
  help: string;
}

/** A service that is switched on or off. Switched on it is the public one, or one at an own address. */
export function ServiceField({ setting, edits, help }: ServiceFieldProps) {
  const { key, usual, source } = setting;
  const message = edits.messages[key];
  const isFixed = source === 'environment' || edits.saving;
  // An address that was just emptied is the public service.
  const text = edits.edits[key] ?? setting.text ?? '';
  const held = text === '' ? (usual ?? 'off') : text;
  const isOn = held !== 'off';
  const address = held === 'on' || held === 'off' ? '' : held;
  /** The usual value needs no row. */
  const set = (value: string) => edits.set(key, value === usual ? '' : value);

  return (
    <Box>
      <FormControlLabel
        control={<Switch checked={isOn} disabled={isFixed} onChange={(_, on) => set(on ? 'on' : 'off')} />}
        label={t(`settings.${key}`)}
      />
      <FormHelperText error={Boolean(message)}>{help}</FormHelperText>
      {isOn && (
        <TextField
          fullWidth
          label={t('settings.ownService')}
          value={address}
          disabled={edits.saving}
          error={Boolean(message)}
          helperText={t('settings.ownServiceHint')}
          onChange={({ target }) => set(target.value.trim() === '' ? 'on' : target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { name: key, readOnly: isFixed, autoComplete: 'off', inputMode: 'url' },
          }}
          sx={{ mt: 1.5 }}
        />
      )}
    </Box>
  );
}
