import { t } from '../../i18n/officeTexts';
import { Defects } from '../../shared/defects/Defects';
import { Section } from '../../ui/layout/Section';

/** The defects of all buses in one list; they are reported in the dialog of a bus, and by drivers. */
export const DefectSection = () => (
  <Section title={t('defects.title')} collapsible>
    <Defects canChange />
  </Section>
);
