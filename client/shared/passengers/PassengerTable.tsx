import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { t } from '../../i18n/publicTexts';
import { formatLocalDate } from '../../lib/texts/time';
import type { ShownPassengerList } from './passengerList';
import { atLeast } from '../../ui/layout/leastType';

/** The names in their order. Each is set apart from what stands around it: some are written from right to left. */
export function PassengerTable({ passengers }: Pick<ShownPassengerList, 'passengers'>) {
  const hasDocuments = passengers.some(({ document }) => document !== '');
  const hasBirths = passengers.some(({ bornOn }) => bornOn !== null);
  return (
    <Box component="table" sx={tableStyles}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t('passengers.name')}</th>
          {hasDocuments && <th scope="col">{t('passengers.document')}</th>}
          {hasBirths && <th scope="col">{t('passengers.bornOn')}</th>}
        </tr>
      </thead>
      <tbody>
        {passengers.map(({ name, document, bornOn, repeated }, index) => (
          <tr key={index}>
            <td>{index + 1}</td>
            <td>
              <bdi>{name}</bdi>
              {repeated && <Chip size="small" label={t('passengers.repeated')} sx={{ ml: 1 }} />}
            </td>
            {hasDocuments && (
              <td>
                <bdi>{document}</bdi>
              </td>
            )}
            {hasBirths && <td>{bornOn && formatLocalDate(bornOn)}</td>}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 500, fontSize: atLeast('0.8125rem'), color: 'text.secondary' },
  '& th, & td': { py: 0.5, pr: 1.5, verticalAlign: 'baseline', overflowWrap: 'anywhere' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& :is(th, td):first-of-type': { width: '2.5em', color: 'text.secondary' },
};
