import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n/publicTexts';
import { formatDate, formatDateTime, readWallClock } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';

interface CustomerPrice {
  lines: readonly { title: string; detail: string; amount: number }[];
  net: number | null;
  vatRate: number;
  vat: number | null;
  food: readonly { name: string; price: number; count: number }[];
}

/** The lines of a price: what adds up to the net price, that price, its VAT and the catering. */
export const listPriceItems = ({ lines, net, vatRate, vat, food }: CustomerPrice) => [
  ...lines.map(({ title, detail, amount }) => ({
    label: detail ? `${title}: ${detail}` : title,
    value: printPrice(amount),
  })),
  { label: t('myTrip.net'), value: printPrice(net) || t('myTrip.priceLater') },
  { label: t('myTrip.vat', { rate: vatRate }), value: printPrice(vat) },
  ...food.map(({ name, price, count }) => ({ label: `${name} × ${count}`, value: printPrice(price * count) })),
];

/** The office's note to the customer beside a price. */
export const PriceNote = ({ note, mt }: { note: string; mt: number }) => (
  <Box sx={{ ...noteStyles, mt }}>
    <Typography sx={{ fontSize: '0.8125rem', fontWeight: 700 }}>{t('myTrip.note')}</Typography>
    {note}
  </Box>
);

/** The last day, or the moment of the departure where it ends then. */
export function lastMoment(end: string): string {
  if (readWallClock(end).time !== '00:00:00') return formatDateTime(end);
  return formatDate(new Date(new Date(end).getTime() - 1));
}

const noteStyles = {
  px: 1.75,
  py: 1.25,
  borderRadius: 1,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  bgcolor: 'tone.amber.background',
  color: 'tone.amber.text',
};
