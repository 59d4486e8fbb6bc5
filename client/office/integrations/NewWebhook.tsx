import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useCreateWebhookMutation } from '../../generated/graphql';
import type { WebhookEvent } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useFormState } from '../../lib/forms/formState';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { webhookEvents } from './webhookEvents';

interface NewWebhookProps {
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Makes a webhook: its address and its events. */
export function NewWebhook({ onCreated, onClose }: NewWebhookProps) {
  const { values, messages, set, show } = useFormState({ url: '', events: webhookEvents });
  const [create, { loading }] = useCreateWebhookMutation({ context: { formFields: ['url', 'events'] } });
  const { url, events } = values;

  async function submit() {
    const missing = {
      url: url.trim() ? undefined : t('integrations.addressMissing'),
      events: events.length > 0 ? undefined : t('integrations.eventsMissing'),
    };
    if (loading || show(missing)) return;
    const { data, error } = await create({ variables: { input: { url: url.trim(), events: [...events] } } });
    if (error) show(listFieldErrors(error));
    else onCreated(data.createWebhook.secret);
  }

  const toggle = (event: WebhookEvent) =>
    set(
      'events',
      webhookEvents.filter((one) => (one === event ? !events.includes(one) : events.includes(one))),
    );
  const isAllShown = events.length === webhookEvents.length;

  return (
    <FormDialog
      open
      title={t('integrations.newWebhook')}
      submitLabel={t('integrations.createWebhook')}
      busy={loading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          label={t('integrations.address')}
          type="url"
          autoFocus
          placeholder="https://"
          value={url}
          disabled={loading}
          error={Boolean(messages.url)}
          helperText={messages.url ?? t('integrations.addressHint')}
          onChange={(event) => set('url', event.target.value)}
          slotProps={{ htmlInput: { maxLength: 2000, autoComplete: 'off' } }}
        />
        <FormControl component="fieldset" disabled={loading} error={Boolean(messages.events)}>
          <FormLabel component="legend" sx={{ fontSize: '0.8125rem', fontWeight: 600, mb: 0.5 }}>
            {t('integrations.events')}
          </FormLabel>
          <FormControlLabel
            label={t('integrations.allEvents')}
            control={
              <Checkbox
                checked={isAllShown}
                indeterminate={!isAllShown && events.length > 0}
                onChange={() => set('events', isAllShown ? [] : webhookEvents)}
              />
            }
          />
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, pl: { sm: 2 } }}>
            {webhookEvents.map((event) => (
              <FormControlLabel
                key={event}
                label={t(`integrations.${event}`)}
                control={<Checkbox checked={events.includes(event)} onChange={() => toggle(event)} />}
              />
            ))}
          </Box>
          {messages.events && <FormHelperText>{messages.events}</FormHelperText>}
        </FormControl>
      </Box>
    </FormDialog>
  );
}
