import { findRestOfAddress } from '../../../../platform/values/routeTitle';
import type { Words } from '../../../../texts/words';
import type { RouteStop } from './trip';
import { alignColumns } from './block';
import type { Block } from './block';
import { bodyText, colours, labelText, smallText } from './styles';
import { Grid } from './Grid';

interface StopLine {
  label: string;
  city: string;
  address: string;
  /** Set when the day is different from at the stop before. */
  date: string;
  times: string;
  end: boolean;
}

/** The route as the yellow line with its stops; times in Tallinn. */
export function writeRoute(stops: RouteStop[], words: Words): Block {
  const lines = toLines(stops, words);
  return {
    html: (
      <Grid style={{ margin: '4px 0 20px' }}>
        {lines.map((line, index) => (
          <StopRow key={index} line={line} last={index === lines.length - 1} />
        ))}
      </Grid>
    ),
    text: alignColumns(
      lines.map(({ label, city, address, date, times }) => [
        label,
        [date, times].filter(Boolean).join(' '),
        [city, address].filter(Boolean).join(', '),
      ]),
      false,
    ),
  };
}

function toLines(stops: RouteStop[], { t, language, date: onDay, time }: Words): StopLine[] {
  let lastDate = '';
  return stops.map((stop, index) => {
    const isFirst = index === 0;
    const isLast = index === stops.length - 1;
    // An estimate may have grown past the agreed departure; then only the departure is shown, without a negative wait.
    const isLate = stop.arrive !== null && stop.depart !== null && new Date(stop.depart) < new Date(stop.arrive);
    const moments = [isFirst || (isLate && !isLast) ? null : stop.arrive, isLast ? null : stop.depart]
      .filter((moment) => moment !== null)
      .map((iso) => new Date(iso));
    const printDate = (moment: Date | undefined) => (moment ? onDay(moment) : lastDate);
    const date = printDate(moments[0]);
    const leaves = printDate(moments.at(-1));
    const times = moments.map((moment, at) => (at > 0 && leaves !== date ? `${leaves} ${time(moment)}` : time(moment)));
    const line: StopLine = {
      label: t(isFirst ? 'trip.start' : isLast ? 'trip.end' : 'trip.stop'),
      city: stop.city || stop.address,
      address: stop.city ? findRestOfAddress(stop, language) : '',
      date: date === lastDate ? '' : date,
      // A bus that leaves within the minute of its arrival shows one time.
      times: [...new Set(times)].join(' – '),
      end: isFirst || isLast,
    };
    lastDate = leaves;
    return line;
  });
}

function StopRow({ line, last }: { line: StopLine; last: boolean }) {
  // The line runs behind the opaque dots; where gradients are unknown the dots remain.
  const rail = last
    ? {}
    : { background: `linear-gradient(${colours.signal},${colours.signal}) 7px 0/4px 100% no-repeat` };
  const gap = last ? 0 : 18;
  return (
    <tr>
      <td width={18} style={{ width: 18, verticalAlign: 'top', ...rail }}>
        <div
          style={{
            width: 12,
            height: 12,
            border: `3px solid ${colours.ink}`,
            borderRadius: 9,
            background: line.end ? colours.signal : colours.surface,
            fontSize: 1,
            lineHeight: '12px',
          }}
        >
          &nbsp;
        </div>
      </td>
      <td style={{ verticalAlign: 'top', padding: `0 8px ${gap}px 14px` }}>
        <div className="muted" style={labelText}>
          {line.label}
        </div>
        <div className="text" style={{ ...bodyText, fontWeight: 600, wordBreak: 'break-word' }}>
          {line.city}
        </div>
        {line.address && (
          <div className="muted" style={{ ...smallText, wordBreak: 'break-word' }}>
            {line.address}
          </div>
        )}
      </td>
      <td align="right" style={{ verticalAlign: 'top', paddingBottom: gap, whiteSpace: 'nowrap' }}>
        <div className="muted" style={{ ...labelText, fontVariantNumeric: 'tabular-nums' }}>
          {line.date || <>&nbsp;</>}
        </div>
        <div className="text" style={{ ...bodyText, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {line.times}
        </div>
      </td>
    </tr>
  );
}
