import type { ReactNode } from 'react';
import { t } from '../i18n/publicTexts';

// The sign of the product, drawn here and nowhere else: a yellow line with round stops outlined in dark ink. Its styles
// stand in app/theme/plain.css, because it comes before the style library.
const LINE = 'var(--mui-palette-signal-main)';
const OUTLINE = 'var(--mui-palette-route-outline)';
const HOLLOW = 'var(--mui-palette-route-hollow)';
const INK = 'var(--mui-palette-ink-main)';
const LIGHT = 'var(--mui-palette-ink-text)';

/** Where a stop stands on its route; the ends are filled, the middle is hollow. */
export type StopPlace = 'first' | 'middle' | 'last';

/** The place of stop number `index` (from 0) among `count` stops. */
export function stopPlace(index: number, count: number): StopPlace {
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'middle';
}

interface RouteLineProps {
  /** How many stops to draw, ends included. */
  stops: number;
  /** The line draws itself, again and again: for a splash. */
  drawing?: boolean;
  size?: 'tiny' | 'large';
  /** On a dark ground the outlines are light. */
  onInk?: boolean;
}

/** The tiny horizontal line that stands before the places of a route; large and drawing itself, the splash. Decorative. */
export function RouteLine({ stops, drawing = false, size = 'tiny', onInk = false }: RouteLineProps) {
  const count = Math.max(stops, 1);
  // Beside the places of a long tour there must be room for the places.
  const step = Math.min(24, Math.max(9, 54 / (count - 1)));
  const width = step * (count - 1) + 10;
  const scale = size === 'tiny' ? 1 : 3;
  return (
    <svg
      className={drawing ? 'route-line drawing' : 'route-line'}
      aria-hidden
      viewBox={`0 0 ${width} 10`}
      width={width * scale}
      height={10 * scale}
    >
      <path d={`M5 5H${width - 5}`} />
      {Array.from({ length: count }, (_, index) => (
        <circle
          key={index}
          cx={5 + index * step}
          cy={5}
          r={3.4}
          strokeWidth={1.8}
          fill={stopPlace(index, count) !== 'middle' ? LINE : onInk ? INK : HOLLOW}
          stroke={onInk ? LIGHT : OUTLINE}
        />
      ))}
    </svg>
  );
}

/** START, PEATUS or LÕPP. */
export const printStopWord = (place: StopPlace): string =>
  ({ first: t('ui.firstStop'), middle: t('ui.middleStop'), last: t('ui.lastStop') })[place];

interface RouteStopProps {
  place: StopPlace;
  children: ReactNode;
  /** Leaves out the words START, PEATUS, LÕPP, for a caller who writes them himself. */
  unlabelled?: boolean | undefined;
  /** The day that begins with this stop; it stands above the stop. */
  day?: string | null;
}

/** One stop of a vertical route: its mark, the line on to the next stop, and its text. Put it in RouteList. */
export function RouteStop({ place, children, unlabelled = false, day }: RouteStopProps) {
  return (
    <li className="route-stop">
      {day && (
        <>
          {/* The line goes on past the day. */}
          <div aria-hidden className="route-mark">
            {place !== 'first' && <div className="route-rail whole" />}
          </div>
          <div className="route-day">{day}</div>
        </>
      )}
      <div aria-hidden className="route-mark">
        {place !== 'last' && <div className="route-rail" />}
        <div className={`route-dot ${place}`} />
      </div>
      <div className={`route-text ${place}`}>
        {/* A caller without words has not loaded them. */}
        {!unlabelled && <StopWord>{printStopWord(place)}</StopWord>}
        {children}
      </div>
    </li>
  );
}

/** The small word over a stop. */
export function StopWord({ children }: { children: ReactNode }) {
  return <p className="stop-word">{children}</p>;
}

/** The stops of a route one under another. */
export function RouteList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ol aria-label={label} className="route-list">
      {children}
    </ol>
  );
}

/** The logo. Decorative: the name of the company stands beside it. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg className="brand-mark" viewBox="0 0 30 30" width={size} height={size} aria-hidden>
      <rect width="30" height="30" rx="8" />
      <g>
        <path
          d="M8 21V11.5A3.5 3.5 0 0 1 11.5 8H15a4 4 0 0 1 4 4v6a3.5 3.5 0 0 0 3.5 3.5"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="8" cy="21.5" r="3" strokeWidth="2.2" />
        <circle cx="22.4" cy="21.5" r="3" strokeWidth="2.2" />
      </g>
    </svg>
  );
}
