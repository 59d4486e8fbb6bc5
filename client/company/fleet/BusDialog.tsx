import { useUpdateBusMutation } from '../../generated/graphql';
import type { BusDetailsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { useStoredForm } from '../../lib/forms/storedForm';
import { EditDialog } from '../../shared/records/EditDialog';
import { Section } from '../../ui/layout/Section';
import { SectionForm } from '../../ui/fields/SectionForm';
import { Absences } from '../../shared/absences/Absences';
import { Defects } from '../../shared/defects/Defects';
import { BusFactsForm } from './BusFactsForm';
import { HideBus } from './HideBus';
import { checkName, NameField } from './NameField';
import { TrackerKey } from './TrackerKey';

interface BusDialogProps {
  bus: BusDetailsFragment;
  reload: () => void;
  onClose: () => void;
}

/** One bus: its photo, its name, and whether it is hidden (docs/product.md, 'People, buses, food packages'). */
export default function BusDialog({ bus, reload, onClose }: BusDialogProps) {
  const { id, name, photoUrl } = bus;
  const form = useStoredForm({ name });
  const [update, { loading: saving }] = useUpdateBusMutation({
    context: { toast: t('office.changesSaved'), formFields: ['name'] },
  });

  async function submit() {
    if (form.show({ name: checkName(form.values.name) })) return;
    const { error } = await update({ variables: { id, name: form.values.name } });
    if (error) form.show(listFieldErrors(error));
    else form.reset();
  }

  return (
    <EditDialog
      name={name}
      photoUrl={photoUrl ?? null}
      shape="wide"
      onClose={onClose}
      upload={{ kind: 'bus', id, onUploaded: reload }}
      actions={<HideBus bus={bus} />}
    >
      <Section title={t('office.details')}>
        <SectionForm busy={saving} submitDisabled={!form.dirty} onSubmit={() => void submit()}>
          <NameField form={form} disabled={saving} />
        </SectionForm>
      </Section>
      <Section title={t('duties.busFacts')} collapsible startCollapsed>
        <BusFactsForm bus={bus} />
      </Section>
      <Section title={t('defects.title')} collapsible startCollapsed>
        <Defects busId={id} canChange />
      </Section>
      <Section title={t('tracker.title')} collapsible startCollapsed>
        <TrackerKey bus={bus} />
      </Section>
      <Section title={t('duties.absences')} collapsible startCollapsed>
        <Absences busId={id} />
      </Section>
    </EditDialog>
  );
}
