import { t } from '../../i18n/officeTexts';
import { Defects } from '../../shared/defects/Defects';
import { Section } from '../../ui/layout/Section';

/** The defects of the bus of a driver's job, with a form to report more. It is folded: most days there is nothing. */
export default function BusDefects({ busId, busName }: { busId: string; busName: string }) {
  return (
    <Section title={`${t('defects.title')}: ${busName}`} collapsible startCollapsed>
      <Defects busId={busId} />
    </Section>
  );
}
