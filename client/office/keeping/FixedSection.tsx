import { t } from '../../i18n/officeTexts';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { Section } from '../../ui/layout/Section';

const fixed = ['passengers', 'webhooks', 'givenUp', 'sessions', 'links', 'backups'] as const;

/** Times that nobody changes. */
export function FixedSection() {
  return (
    <Section title={t('keeping.fixed')} collapsible startCollapsed summary={t('keeping.fixedSummary')}>
      <KeyValueList
        items={fixed.map((kind) => ({ label: t(`keeping.fixed_${kind}`), value: t(`keeping.fixed_${kind}When`) }))}
      />
    </Section>
  );
}
