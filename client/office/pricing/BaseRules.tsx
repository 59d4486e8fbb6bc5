import Box from '@mui/material/Box';
import { t } from '../../i18n/officeTexts';
import { MoneyField } from '../../ui/fields/MoneyField';
import { Section } from '../../ui/layout/Section';
import type { BaseDraft } from './draft';
import { baseSums, makeEmptyBase } from './draft';
import type { PriceListPartProps } from './RuleCard';
import { RuleCard, RuleList, SeasonFields, ShortField, changeRow, removeRow } from './RuleCard';

/** The price of the trip itself, by the size of the group and the season. */
export function BaseRules({ draft, set, messages, disabled }: PriceListPartProps) {
  const change = (key: string, changes: Partial<BaseDraft>) => set({ base: changeRow(draft.base, key, changes) });
  const nextFrom = Math.max(0, ...draft.base.map(({ passengersTo }) => Number(passengersTo) || 0)) + 1;
  return (
    <Section title={t('pricing.base')} count={draft.base.length}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('pricing.baseHint')}</Box>
      <RuleList addLabel={t('pricing.addBase')} onAdd={() => set({ base: [...draft.base, makeEmptyBase(nextFrom)] })}>
        {draft.base.map((row, index) => {
          const error = (field: string) => messages[`base.${index}.${field}`];
          return (
            <RuleCard key={row.key} name={row.name} onRemove={() => set({ base: removeRow(draft.base, row.key) })}>
              <ShortField
                label={t('office.name')}
                value={row.name}
                error={error('name')}
                disabled={disabled}
                onChange={(name) => change(row.key, { name })}
              />
              {(['passengersFrom', 'passengersTo', 'includedHours'] as const).map((field) => (
                <ShortField
                  key={field}
                  label={t(`pricing.${field}`)}
                  value={row[field]}
                  error={error(field)}
                  disabled={disabled}
                  maxLength={5}
                  onChange={(value) => change(row.key, { [field]: value })}
                />
              ))}
              <SeasonFields
                season={row.season}
                error={error}
                disabled={disabled}
                onChange={(season) => change(row.key, { season })}
              />
              {baseSums.map((field) => (
                <MoneyField
                  key={field}
                  label={t(`pricing.${field}`)}
                  cents={row[field]}
                  error={error(field)}
                  disabled={disabled}
                  onChange={(cents) => change(row.key, { [field]: cents })}
                />
              ))}
            </RuleCard>
          );
        })}
      </RuleList>
    </Section>
  );
}
