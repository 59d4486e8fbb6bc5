import { useDefectsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { Defects } from '../../shared/defects/Defects';
import { Section } from '../../ui/layout/Section';

/** The defects of all buses in one list; they are reported in the dialog of a bus, and by drivers. */
export function DefectSection() {
  const { data } = useDefectsQuery({ variables: {} });
  const count = data?.defects.filter(({ state }) => state !== 'done').length;
  return (
    <Section title={t('defects.title')} count={count} collapsible>
      <Defects canChange />
    </Section>
  );
}
