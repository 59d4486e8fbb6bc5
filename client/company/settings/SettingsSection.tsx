import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { t } from '../../i18n/officeTexts';
import { focusInvalid } from '../../lib/forms/focusInvalid';
import { SectionForm } from '../../ui/fields/SectionForm';
import { Section } from '../../ui/layout/Section';
import { sections } from './sections';
import type { FieldPlan, SectionName } from './sections';
import { SettingField } from './SettingField';
import { useSettingEdits } from './useSettingEdits';
import type { SectionPartProps, SettingEdits } from './useSettingEdits';

interface SettingsSectionProps extends Omit<SectionPartProps, 'edits'> {
  name: SectionName;
  /** Stands above the fields. */
  before?: (edits: SettingEdits) => ReactNode;
  /** Stands below the form. */
  after?: (edits: SettingEdits) => ReactNode;
}

/** A section of the settings: a form that saves what differs. */
export function SettingsSection({ name, saved, refetch, before, after }: SettingsSectionProps) {
  const plans: readonly FieldPlan[] = sections[name];
  const box = useRef<HTMLDivElement>(null);
  const edits = useSettingEdits(
    saved,
    plans.map(({ key }) => key),
    refetch,
  );

  async function save() {
    const form = box.current?.querySelector('form');
    if (form) focusInvalid(form);
    await edits.save();
  }

  return (
    <Section title={t(`settings.section_${name}`)}>
      <Box ref={box}>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{t(`settings.section_${name}Hint`)}</Box>
        {before?.(edits)}
        <SectionForm busy={edits.saving} submitDisabled={!edits.dirty} onSubmit={() => void save()}>
          <Box sx={gridStyles}>
            {plans.map((plan) => {
              const setting = saved.settings.find(({ key }) => key === plan.key);
              return (
                setting && (
                  <Box key={plan.key} sx={plan.wide && { gridColumn: '1 / -1' }}>
                    <SettingField setting={setting} plan={plan} edits={edits} />
                  </Box>
                )
              );
            })}
          </Box>
        </SectionForm>
        {after?.(edits)}
      </Box>
    </Section>
  );
}

const gridStyles = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, maxWidth: 900 };
