import Box from '@mui/material/Box';
import { t } from '../../i18n/officeTexts';
import { DateField } from '../../ui/fields/DateField';
import { MoneyField } from '../../ui/fields/MoneyField';
import { Section } from '../../ui/layout/Section';
import { crewSums, makeEmptyFerry, makeEmptyHoliday } from './draft';
import type { PriceListPartProps } from './RuleCard';
import { RuleCard, RuleList, ShortField, changeRow, removeRow } from './RuleCard';

/** Prices of a second driver, a night and a ferry, and the rounding. */
export function OtherPrices({ draft, set, messages, disabled }: PriceListPartProps) {
  const { ferries } = draft;
  return (
    <Section title={t('pricing.others')}>
      <Box sx={sumsStyles}>
        {crewSums.map((field) => (
          <MoneyField
            key={field}
            label={t(`pricing.${field}`)}
            cents={draft[field]}
            error={messages[field]}
            disabled={disabled}
            onChange={(cents) => set({ [field]: cents })}
          />
        ))}
      </Box>
      <RuleList addLabel={t('pricing.addFerry')} onAdd={() => set({ ferries: [...ferries, makeEmptyFerry()] })}>
        {ferries.map((row, index) => (
          <RuleCard key={row.key} name={row.name} onRemove={() => set({ ferries: removeRow(ferries, row.key) })}>
            <ShortField
              label={t('pricing.ferry')}
              value={row.name}
              error={messages[`ferries.${index}.name`]}
              disabled={disabled}
              onChange={(name) => set({ ferries: changeRow(ferries, row.key, { name }) })}
            />
            <MoneyField
              label={t('pricing.crossing')}
              cents={row.price}
              disabled={disabled}
              onChange={(price) => set({ ferries: changeRow(ferries, row.key, { price }) })}
            />
          </RuleCard>
        ))}
      </RuleList>
    </Section>
  );
}

/** The days that a surcharge of school holidays means. */
export function SchoolHolidays({ draft, set, messages, disabled }: PriceListPartProps) {
  const { schoolHolidays } = draft;
  return (
    <Section title={t('pricing.holidays')} count={schoolHolidays.length} collapsible startCollapsed>
      <RuleList
        addLabel={t('pricing.addHoliday')}
        onAdd={() => set({ schoolHolidays: [...schoolHolidays, makeEmptyHoliday()] })}
      >
        {schoolHolidays.map((row, index) => (
          <RuleCard
            key={row.key}
            name={row.firstDay ?? ''}
            onRemove={() => set({ schoolHolidays: removeRow(schoolHolidays, row.key) })}
          >
            {(['firstDay', 'lastDay'] as const).map((field) => (
              <DateField
                key={field}
                label={t(`office.${field}`)}
                value={row[field]}
                error={messages[`schoolHolidays.${index}.${field}`]}
                disabled={disabled}
                onChange={(day) => set({ schoolHolidays: changeRow(schoolHolidays, row.key, { [field]: day }) })}
              />
            ))}
          </RuleCard>
        ))}
      </RuleList>
    </Section>
  );
}

const sumsStyles = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
};
