import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { useSetBusHiddenMutation, useUpdateBusMutation } from '../../generated/graphql';
import type { BusDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/office';
import { fieldErrors } from '../../lib/errors';
import { useStoredForm } from '../../lib/storedForm';
import { EditDialog } from '../../ui/EditDialog';
import { Section } from '../../ui/Section';
import { NameField, nameProblem } from './NameField';

interface BusModalProps {
  bus: BusDetailsFragment;
  reload: () => void;
  onClose: () => void;
}

/** One bus: its photo, its name, and whether it is hidden (spec, "Bus modal"). */
export function BusModal({ bus: { id, name, hidden, photoUrl }, reload, onClose }: BusModalProps) {
  const form = useStoredForm({ name });
  const [update, { loading: saving }] = useUpdateBusMutation({
    context: { toast: t('fleet.updated'), formFields: ['name'] },
  });
  const [setHidden, { loading: hiding }] = useSetBusHiddenMutation({
    context: { toast: ({ setBusHidden }) => t(setBusHidden.hidden ? 'fleet.hidden' : 'fleet.shown') },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (saving || form.show({ name: nameProblem(form.values.name) })) return;
    const { error } = await update({ variables: { id, name: form.values.name } });
    if (error) form.show(fieldErrors(error));
    else form.reset();
  }

  return (
    <EditDialog
      name={name}
      photoUrl={photoUrl ?? null}
      shape="wide"
      onClose={onClose}
      upload={{ kind: 'bus', id, onUploaded: reload }}
      acts={
        <Button
          size="small"
          variant="outlined"
          disabled={hiding}
          onClick={() => void setHidden({ variables: { id, hidden: !hidden } })}
        >
          {hidden ? t('fleet.restore') : t('fleet.hide')}
        </Button>
      }
    >
      <Section title={t('fleet.details')}>
        <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
          <NameField
            value={form.values.name}
            onChange={(value) => form.set('name', value)}
            error={form.messages.name}
            disabled={saving}
          />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
            <Button type="submit" variant="contained" disabled={saving || !form.dirty}>
              {saving ? t('fleet.saving') : t('fleet.save')}
            </Button>
          </Box>
        </Box>
      </Section>
    </EditDialog>
  );
}
