import Box from '@mui/material/Box';
import { t } from '../../i18n/office';
import { Section } from '../../ui/Section';
import { StatusChip } from '../../ui/StatusChip';
import { PhoneLink } from './ClientCard';
import type { FullOrder } from './orderParts';
import { confirmationChips, personName } from './orderTexts';

/** Who drives and with what, and what each driver answered. */
export function CrewCard({ job, ownId }: { job: NonNullable<FullOrder['job']>; ownId?: string }) {
  return (
    <Section title={t('orders.crew')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {job.drivers.map(({ driver, confirmation }) => (
          <Box
            component="li"
            key={driver.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
          >
            <Box component="span" sx={{ fontWeight: 600, flexGrow: 1 }}>
              {personName(driver)}
              {driver.id === ownId && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {' '}
                  ({t('orders.you')})
                </Box>
              )}
            </Box>
            {driver.phone && driver.id !== ownId && <PhoneLink number={driver.phone} />}
            <StatusChip tone={confirmationChips[confirmation].tone}>
              {t(confirmationChips[confirmation].text)}
            </StatusChip>
          </Box>
        ))}
        {job.buses.map(({ id, name }) => (
          <Box component="li" key={id}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('orders.bus')}:
            </Box>{' '}
            {name}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
