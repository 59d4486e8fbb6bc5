import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { DriverHoursQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { paths } from '../../../lib/navigation/paths';
import { formatDate, toLocalDate } from '../../../lib/texts/time';
import { Section } from '../../../ui/layout/Section';
import { StatusChip } from '../../../shared/trip/StatusChip';

type JudgedHours = DriverHoursQuery['driverHours'];

/** Infringements as an inspector would write them down, and their effect on the company's risk score. */
export function Infringements({ hours }: { hours: JudgedHours }) {
  const { infringements, riskPoints } = hours;
  return (
    <Section title={t('hours.infringements')} count={infringements.length}>
      {infringements.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('hours.none')}</Box>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2.5, listStyle: 'none' }}>
          {infringements.map((one) => (
            <Infringement key={`${one.rule} ${one.from} ${one.to}`} infringement={one} />
          ))}
        </Box>
      )}
      {infringements.length > 1 && (
        <Box
          sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary', fontSize: '0.875rem' }}
        >
          {t('hours.riskAll', { points: riskPoints, band: printBand(riskPoints) })}
        </Box>
      )}
    </Section>
  );
}

/** Implementing Reg. 2022/695: up to 100 green, up to 200 amber. */
const printBand = (points: number) =>
  points <= 100 ? t('hours.bandGreen') : points <= 200 ? t('hours.bandAmber') : t('hours.bandRed');

function Infringement({ infringement }: { infringement: JudgedHours['infringements'][number] }) {
  const { article, stateCode, severity, severityName, sentence, from, to, riskPoints, orderId, tripNumber } =
    infringement;
  const days = toLocalDate(from) === toLocalDate(to) ? formatDate(from) : `${formatDate(from)}–${formatDate(to)}`;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <StatusChip tone={severity === 'MI' ? 'amber' : 'red'}>
          {t('hours.severity', { name: severityName, code: severity })}
        </StatusChip>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {stateCode ? `${article} · ${stateCode}` : article}
        </Box>
      </Box>
      <Box sx={{ mt: 0.75 }}>
        {days}: {sentence}.
      </Box>
      <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('hours.risk', { points: riskPoints })}
      </Box>
      {orderId && (
        <Link component={RouterLink} to={paths.job(orderId)} sx={{ display: 'inline-block', mt: 0.5, fontWeight: 600 }}>
          {tripNumber == null ? t('hours.openOrder') : t('hours.openTrip', { number: tripNumber })}
        </Link>
      )}
    </Box>
  );
}
