import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { addDays, startOfDay } from '../../../server/platform/values/localDay';
import { useCreateApiTokenMutation } from '../../generated/graphql';
import type { ApiTokenScope } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { toLocalDate } from '../../lib/texts/time';
import { DateField } from '../../ui/fields/DateField';
import { FormDialog } from '../../ui/dialogs/FormDialog';

interface NewTokenProps {
  onCreated: (made: { name: string; token: string }) => void;
  onClose: () => void;
}

// The one that can do least comes first, and is chosen until someone chooses more.
const scopes: readonly ApiTokenScope[] = ['accounting', 'read', 'write'];

/** Makes a token: what it is for, what it may do, and until when. */
export function NewToken({ onCreated, onClose }: NewTokenProps) {
  const scopeId = useId();
  const { values, messages, set, show } = useFormState({
    name: '',
    scope: scopes[0] as ApiTokenScope,
    expiresAt: addDays(toLocalDate(new Date()), 365) as string | null,
  });
  const [create, { loading }] = useCreateApiTokenMutation({ context: { formFields: ['name', 'expiresAt'] } });

  async function submit() {
    const { scope, expiresAt: lastDay } = values;
    const name = values.name.trim();
    const missing = {
      name: name ? undefined : t('office.nameMissing'),
      expiresAt: lastDay ? undefined : t('integrations.expiresMissing'),
    };
    if (loading || show(missing) || !lastDay) return;
    // It holds to the end of its last day.
    const input = { name, scope, expiresAt: startOfDay(addDays(lastDay, 1)) };
    const { data, error } = await create({ variables: { input } });
    if (error) show(listFieldErrors(error));
    else onCreated({ name, token: data.createApiToken.token });
  }

  return (
    <FormDialog
      open
      title={t('integrations.newToken')}
      submitLabel={t('integrations.createToken')}
      busy={loading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          label={t('office.name')}
          autoFocus
          value={values.name}
          disabled={loading}
          error={Boolean(messages.name)}
          helperText={messages.name ?? t('integrations.tokenNameHint')}
          onChange={(event) => set('name', event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        />
        <FormControl disabled={loading}>
          <FormLabel id={scopeId} sx={{ fontSize: '0.8125rem', fontWeight: 600, mb: 0.5 }}>
            {t('integrations.scope')}
          </FormLabel>
          <RadioGroup
            aria-labelledby={scopeId}
            value={values.scope}
            onChange={(_, scope) => set('scope', scope as ApiTokenScope)}
          >
            {scopes.map((scope) => (
              <FormControlLabel
                key={scope}
                value={scope}
                control={<Radio />}
                sx={{ alignItems: 'flex-start', mb: 0.5 }}
                label={
                  <Box sx={{ pt: 1 }}>
                    {t(`integrations.${scope}`)}
                    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
                      {t(`integrations.${scope}Hint`)}
                    </Box>
                  </Box>
                }
              />
            ))}
          </RadioGroup>
        </FormControl>
        <DateField
          label={t('integrations.expires')}
          value={values.expiresAt}
          onChange={(day) => set('expiresAt', day)}
          error={messages.expiresAt}
          disabled={loading}
        />
      </Box>
    </FormDialog>
  );
}
