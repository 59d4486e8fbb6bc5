import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../../i18n/officeTexts';
import { PhoneLink } from '../../../ui/ContactLinks';
import { Section } from '../../../ui/layout/Section';
import { StatusChip } from '../../../shared/trip/StatusChip';
import type { FullOrder } from '../parts/orderParts';
import { confirmationChips, printPersonName } from '../parts/orderTexts';

interface CrewCardProps {
  job: NonNullable<FullOrder['job']>;
  ownId?: string;
  /** The offered step beside a driver who declined. */
  askAgain?: (driver: { id: string; name: string }) => ReactNode;
}

/** Drivers and buses, with each driver's answer. */
export function CrewCard({ job, ownId, askAgain }: CrewCardProps) {
  return (
    <Section title={t('job.crew')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {job.drivers.map(({ driver, confirmation, declineReason }) => (
          <Box
            component="li"
            key={driver.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
          >
            <Box component="span" sx={{ fontWeight: 600, flexGrow: 1 }}>
              {printPersonName(driver)}
              {driver.id === ownId && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {' '}
                  ({t('job.you')})
                </Box>
              )}
            </Box>
            {driver.phone && driver.id !== ownId && <PhoneLink number={driver.phone} />}
            <StatusChip tone={confirmationChips[confirmation].tone}>
              {t(confirmationChips[confirmation].text)}
            </StatusChip>
            {declineReason && (
              <Box sx={{ width: '100%', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t('job.quoted', { text: declineReason })}
              </Box>
            )}
            {confirmation === 'declined' && askAgain?.({ id: driver.id, name: printPersonName(driver) })}
          </Box>
        ))}
        {job.buses.map(({ id, name }) => (
          <Box component="li" key={id}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('job.bus')}:
            </Box>{' '}
            {name}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
