import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { t } from '../../i18n/officeTexts';
import { formatMoney, toCents } from '../../lib/texts/money';
import { Section } from '../../ui/layout/Section';
import type { SurchargeDraft } from './draft';
import { makeEmptySurcharge } from './draft';
import type { PriceListPartProps } from './RuleCard';
import { RuleCard, RuleList, SeasonFields, ShortField, changeRow, removeRow } from './RuleCard';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Surcharges and discounts with their conditions. */
export function Surcharges({ draft, set, messages, disabled }: PriceListPartProps) {
  const { surcharges } = draft;
  const change = (key: string, changes: Partial<SurchargeDraft>) =>
    set({ surcharges: changeRow(surcharges, key, changes) });
  return (
    <Section title={t('pricing.surcharges')} count={surcharges.length}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('pricing.surchargesHint')}</Box>
      <RuleList
        addLabel={t('pricing.addSurcharge')}
        onAdd={() => set({ surcharges: [...surcharges, makeEmptySurcharge()] })}
      >
        {surcharges.map((row, index) => {
          const error = (field: string) => messages[`surcharges.${index}.${field}`];
          return (
            <RuleCard
              key={row.key}
              name={row.name}
              onRemove={() => set({ surcharges: removeRow(surcharges, row.key) })}
            >
              <ShortField
                label={t('office.name')}
                value={row.name}
                error={error('name')}
                disabled={disabled}
                onChange={(name) => change(row.key, { name })}
              />
              <ShortField
                label={row.amount === null ? t('office.percent') : formatMoney(toCents(row.amount))}
                value={row.percent}
                error={error('percent')}
                disabled={disabled || row.amount !== null}
                maxLength={4}
                onChange={(percent) => change(row.key, { percent })}
              />
              <ShortField
                label={t('pricing.promo')}
                value={row.promo}
                error={error('promo')}
                disabled={disabled}
                onChange={(promo) => change(row.key, { promo })}
              />
              <SeasonFields
                season={row.season}
                error={error}
                disabled={disabled}
                onChange={(season) => change(row.key, { season })}
              />
              <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
                <ToggleButtonGroup
                  size="small"
                  aria-label={t('pricing.weekdays')}
                  value={row.weekdays}
                  disabled={disabled}
                  onChange={(_event, days: number[]) => change(row.key, { weekdays: [...days].sort() })}
                >
                  {weekdays.map((day) => (
                    <ToggleButton key={day} value={day} sx={{ minWidth: 40, minHeight: 40 }}>
                      {t(`pricing.weekday${day}`)}
                    </ToggleButton>
                  ))}
                </ToggleButtonGroup>
                {(['night', 'schoolHolidays', 'abroad'] as const).map((field) => (
                  <FormControlLabel
                    key={field}
                    label={t(`pricing.${field}`)}
                    control={
                      <Checkbox
                        checked={row[field]}
                        disabled={disabled}
                        onChange={(event) => change(row.key, { [field]: event.target.checked })}
                      />
                    }
                  />
                ))}
              </Box>
            </RuleCard>
          );
        })}
      </RuleList>
    </Section>
  );
}
