import Box from '@mui/material/Box';
import type { OfferOutcome } from '../../../../generated/graphql';
import { formatMoney } from '../../../../lib/texts/money';
import { makeScale, stackPlaces } from './similarScale';

interface SimilarPictureProps {
  /** In cents, the cheapest first. */
  offers: { cents: number; outcome: OfferOutcome }[];
  lowerCents: number;
  upperCents: number;
  /** The price that stands in the form; null while there is none. */
  nowCents: number | null;
  /** The same in words. */
  label: string;
}

const LINE = 42;
const DOT_WIDTH = 3;
/** Above it dots lie on each other. */
const HIGHEST = 5;

/** Offers of similar trips as dots on a line. The band holds the middle half, and the mark is the price of the form. */
export function SimilarPicture({ offers, lowerCents, upperCents, nowCents, label }: SimilarPictureProps) {
  const prices = offers.map(({ cents }) => cents);
  const place = makeScale(nowCents === null ? prices : [...prices, nowCents]);
  const [first = 0, last = 0] = [prices[0], prices.at(-1)];
  const dots = stackPlaces(prices.map(place), DOT_WIDTH);
  const now = nowCents === null ? null : place(nowCents);
  return (
    <Box component="svg" role="img" aria-label={label} width="100%" height={72} sx={styles}>
      <line x1="0" x2="100%" y1={LINE} y2={LINE} className="axis" />
      <rect
        className="band"
        x={`${place(lowerCents)}%`}
        width={`${Math.max(0.5, place(upperCents) - place(lowerCents))}%`}
        y={LINE - 9}
        height={18}
        rx={3}
      />
      {dots.map((dot, index) => (
        // Offers have no names, and their order is that of the prices.
        <svg key={index} x={`${dot.place}%`} y={LINE - Math.min(dot.level, HIGHEST) * 6} overflow="visible">
          <OutcomeMark outcome={offers[index]?.outcome ?? 'open'} />
        </svg>
      ))}
      {now !== null && nowCents !== null && (
        <>
          <line className="now" x1={`${now}%`} x2={`${now}%`} y1={LINE - 30} y2={LINE + 13} />
          <text className="nowText" x={`${Math.min(90, Math.max(10, now))}%`} y={68} textAnchor="middle">
            {formatMoney(nowCents)}
          </text>
        </>
      )}
      {(now === null || now > 32) && (
        <text x="0" y={68}>
          {formatMoney(first)}
        </text>
      )}
      {(now === null || now < 68) && (
        <text x="100%" y={68} textAnchor="end">
          {formatMoney(last)}
        </text>
      )}
    </Box>
  );
}

/** Shapes differ too: not everybody tells green from red. */
export function OutcomeMark({ outcome }: { outcome: OfferOutcome }) {
  if (outcome === 'lost') return <path className="lost" d="M-4-4 4 4M4-4-4 4" />;
  return <circle className={outcome} r={4.5} />;
}

export const outcomeStyles = {
  '& .won': { color: 'tone.green.text', fill: 'currentColor' },
  '& .lost': { color: 'tone.red.text', stroke: 'currentColor', strokeWidth: 2.5, fill: 'none' },
  '& .open': { color: 'text.secondary', stroke: 'currentColor', strokeWidth: 1.5, fill: 'none' },
};

const styles = {
  ...outcomeStyles,
  display: 'block',
  overflow: 'visible',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  '& text': { color: 'text.secondary', fill: 'currentColor' },
  '& .nowText': { color: 'text.primary', fontWeight: 700 },
  '& .axis': { color: 'divider', stroke: 'currentColor', strokeWidth: 2 },
  '& .band': { color: 'tone.green.background', fill: 'currentColor' },
  '& .now': { color: 'text.primary', stroke: 'currentColor', strokeWidth: 3 },
};
