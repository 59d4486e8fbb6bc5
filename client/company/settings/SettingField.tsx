import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { CompanySettingsFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { FieldKind, FieldPlan } from './sections';
import { ServiceField } from './ServiceField';
import type { SettingEdits } from './useSettingEdits';

type Setting = CompanySettingsFieldsFragment['settings'][number];

interface SettingFieldProps {
  setting: Setting;
  plan: FieldPlan;
  edits: SettingEdits;
}

const inputModes: Partial<Record<FieldKind, 'numeric' | 'email' | 'decimal'>> = {
  number: 'numeric',
  email: 'email',
  euros: 'decimal',
};

const securities = ['starttls', 'tls', 'none'] as const;

/** One setting: its text, where that comes from, and what is wrong with it. */
export function SettingField({ setting, plan, edits }: SettingFieldProps) {
  const { key, usual, source } = setting;
  const isGiven = source === 'environment';
  const typed = edits.edits[key];
  const message = edits.messages[key];
  const label = t(`settings.${key}`);
  const help = message ?? writeHelp(setting);

  if (plan.kind === 'switch') {
    // An emptied one has its usual value.
    const text = (typed ?? setting.text ?? '') || (usual ?? 'off');
    return (
      <Box>
        <FormControlLabel
          control={
            <Switch
              checked={text !== 'off'}
              disabled={isGiven || edits.saving}
              onChange={(_, on) => edits.set(key, toSwitchText(on, usual))}
            />
          }
          label={label}
        />
        <FormHelperText error={Boolean(message)}>{help}</FormHelperText>
      </Box>
    );
  }
  if (plan.kind === 'service') return <ServiceField setting={setting} edits={edits} help={help} />;

  const isChosen = plan.kind === 'security';
  return (
    <Box>
      <TextField
        fullWidth
        label={label}
        type={setting.secret ? 'password' : 'text'}
        select={isChosen}
        multiline={plan.kind === 'lines'}
        minRows={plan.kind === 'lines' ? 4 : undefined}
        value={typed ?? setting.text ?? (isChosen ? (usual ?? '') : '')}
        placeholder={writePlaceholder(setting)}
        disabled={edits.saving}
        error={Boolean(message)}
        helperText={help}
        onChange={(event) => edits.set(key, event.target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: {
            name: key,
            readOnly: isGiven,
            autoComplete: setting.secret ? 'new-password' : 'off',
            inputMode: plan.kind && inputModes[plan.kind],
          },
          select: { readOnly: isGiven },
        }}
      >
        {isChosen &&
          securities.map((value) => (
            <MenuItem key={value} value={value}>
              {t(`settings.security_${value}`)}
            </MenuItem>
          ))}
      </TextField>
      {setting.secret && setting.isSet && !isGiven && (
        <Button
          size="small"
          disabled={edits.saving}
          onClick={() => (typed === undefined ? edits.set(key, '') : edits.keep(key))}
        >
          {t(typed === undefined ? 'settings.removeSecret' : 'settings.keepSecret', { name: label })}
        </Button>
      )}
      {typed === '' && setting.secret && setting.isSet && <FormHelperText>{t('settings.secretWillGo')}</FormHelperText>}
    </Box>
  );
}

function writeHelp({ key, source, variable, secret, isSet, lost }: Setting): string {
  if (source === 'environment') return t('settings.fromEnvironment', { variable });
  if (lost) return t('settings.lost');
  if (secret && isSet) return t('settings.secretSet');
  return t(`settings.${key}Hint`);
}

function writePlaceholder({ secret, isSet, usual }: Setting): string | undefined {
  if (secret) return isSet ? '••••••••' : undefined;
  return usual ?? undefined;
}

/** Empty for the usual value: then the setting is not set. */
function toSwitchText(on: boolean, usual: string | null | undefined): string {
  const text = on ? 'on' : 'off';
  return text === (usual ?? 'off') ? '' : text;
}
