import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSetFoodPackageHiddenMutation, useUpdateFoodPackageMutation } from '../../generated/graphql';
import type { FoodPackageDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useStoredForm } from '../../lib/forms/storedForm';
import { EditDialog } from '../../shared/records/EditDialog';
import { Form } from '../../ui/forms/Form';
import { Section } from '../../ui/layout/Section';
import { PackageInputs } from './PackageInputs';
import { checkPackage, packageFields, toPackageInput, toPackageValues } from './packageValues';

interface FoodPackageDialogProps {
  food: FoodPackageDetailsFragment;
  reload: () => void;
  onClose: () => void;
}

/** One food package: its photo, what it is, and whether it is hidden (docs/product.md, 'People, buses, food packages'). */
export default function FoodPackageDialog({ food, reload, onClose }: FoodPackageDialogProps) {
  const { id, name, hidden, photoUrl } = food;
  const form = useStoredForm(toPackageValues(food));
  const [update, { loading: saving }] = useUpdateFoodPackageMutation({
    context: { toast: t('office.changesSaved'), formFields: packageFields },
  });
  const [setHidden, { loading: hiding }] = useSetFoodPackageHiddenMutation({
    context: {
      toast: ({ setFoodPackageHidden }) => t(setFoodPackageHidden.hidden ? 'catering.hidden' : 'catering.shown'),
    },
  });

  async function submit() {
    if (saving || form.show(checkPackage(form.values))) return;
    const { error } = await update({ variables: { id, input: toPackageInput(form.values) } });
    if (error) form.show(listFieldErrors(error));
    else form.reset();
  }

  return (
    <EditDialog
      name={name}
      photoUrl={photoUrl ?? null}
      shape="wide"
      onClose={onClose}
      upload={{ kind: 'foodPackage', id, onUploaded: reload }}
      actions={
        <Button
          size="small"
          variant="outlined"
          disabled={hiding}
          onClick={() => void setHidden({ variables: { id, hidden: !hidden } })}
        >
          {hidden ? t('office.restore') : t('office.hide')}
        </Button>
      }
    >
      <Section title={t('office.details')}>
        <Form onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          <PackageInputs form={form} disabled={saving} />
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('catering.keepsPrice')}</Box>
            <Button type="submit" variant="contained" disabled={saving || !form.dirty} sx={{ flexShrink: 0 }}>
              {saving ? t('ui.saving') : t('ui.save')}
            </Button>
          </Box>
        </Form>
      </Section>
    </EditDialog>
  );
}
