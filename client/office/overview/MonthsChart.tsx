import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { ChartFrame, SumLines } from './ChartFrame';
import { chartColours as colours } from './chartColours';
import { printShortMonth, printThousands } from './figures';
import type { OverviewData } from './figures';

type Month = OverviewData['months'][number];

const HEIGHT = 250;
/** The least sum in euros at the top of the axis. */
const LEAST = 1000;
const margin = { top: 26, right: 8, bottom: 28, left: 52 };

interface ChartProps {
  months: readonly Month[];
  /** The month of today: what follows is ahead. */
  thisMonth: string;
  /** The meaning of the chart in words. */
  sentence: string;
}

/** Turnover by month as the route line, a year before as a dashed one, and what is agreed ahead as bars. */
export default function MonthsChart({ months, thisMonth, sentence }: ChartProps) {
  return (
    <ChartFrame
      height={HEIGHT}
      sentence={sentence}
      draw={(width) => <Drawn months={months} thisMonth={thisMonth} width={width} />}
    />
  );
}

function Drawn({ months, thisMonth, width }: Omit<ChartProps, 'sentence'> & { width: number }) {
  const bottom = HEIGHT - margin.bottom;
  const x = scaleBand(
    months.map(({ month }) => month),
    [margin.left, width - margin.right],
  ).padding(0.35);
  const highest = Math.max(
    ...months.flatMap(({ turnover, turnoverYearBefore }) => [turnover, turnoverYearBefore]),
    LEAST,
  );
  const y = scaleLinear([0, highest], [bottom, margin.top]).nice(4);
  const toX = ({ month }: Pick<Month, 'month'>) => (x(month) ?? 0) + x.bandwidth() / 2;
  const toY = ({ turnover }: Month) => y(turnover);
  const drawTurnover = line<Month>(toX, toY);
  const drawYearBefore = line<Month>(toX, ({ turnoverYearBefore }) => y(turnoverYearBefore));
  const driven = months.filter(({ month }) => month <= thisMonth);
  const ahead = months.filter(({ month }) => month > thisMonth);
  // Names of months and of sums stand where there is room for them.
  const each = Math.max(1, Math.ceil((months.length * 42) / (width - margin.left)));
  const peaks = findPeaks(driven);
  const radius = months.length > 30 ? 0 : 5.5;
  const drawSum = (month: Month, above: number, font: { fontSize: number; fontWeight: number }) => (
    <text key={month.month} x={toX(month)} y={toY(month) - above} textAnchor="middle" {...font} fill={colours.text}>
      {printThousands(month.turnover)}
    </text>
  );
  const aheadX = ahead[0] ? (x(ahead[0].month) ?? 0) - x.step() * 0.18 : 0;
  return (
    <>
      {ahead.length > 0 && (
        <rect
          x={aheadX}
          y={margin.top - 12}
          width={width - margin.right - aheadX}
          height={bottom - margin.top + 12}
          fill={colours.ahead}
        />
      )}
      <SumLines y={y} left={margin.left} right={width - margin.right} />
      {ahead.map((month) => (
        <g key={month.month}>
          <rect
            x={x(month.month)}
            y={toY(month)}
            width={x.bandwidth()}
            height={bottom - toY(month)}
            rx={2}
            fill={colours.calm}
          />
          {month.turnover > 0 && drawSum(month, 6, { fontSize: 12, fontWeight: 600 })}
        </g>
      ))}
      <path
        d={drawYearBefore(months) ?? undefined}
        fill="none"
        stroke={colours.muted}
        strokeWidth={1.3}
        strokeDasharray="4 3"
      />
      <path
        d={drawTurnover(driven) ?? undefined}
        fill="none"
        stroke={colours.line}
        strokeWidth={radius ? 5 : 2.5}
        strokeLinejoin="round"
      />
      {radius > 0 &&
        driven.map((month, index) => (
          <circle
            key={month.month}
            cx={toX(month)}
            cy={toY(month)}
            r={radius}
            fill={index === 0 || index === driven.length - 1 ? colours.line : colours.hollow}
            stroke={colours.outline}
            strokeWidth={2.4}
          />
        ))}
      {peaks.map((month) => drawSum(month, 12, { fontSize: 12.5, fontWeight: 700 }))}
      {months.map(
        ({ month }, index) =>
          index % each === 0 && (
            <text
              key={month}
              x={toX({ month })}
              y={HEIGHT - 8}
              textAnchor="middle"
              fontSize={12}
              fontWeight={month === thisMonth ? 700 : 400}
              fill={month === thisMonth ? colours.text : colours.muted}
            >
              {each > 6 ? month.slice(0, 4) : printShortMonth(month)}
            </text>
          ),
      )}
    </>
  );
}

/** The two highest months, apart from each other, and the last one. */
function findPeaks(months: readonly Month[]): Month[] {
  const last = months.at(-1);
  const ranked = months
    .filter(({ turnover }) => turnover > 0)
    .toSorted((a, b) => b.turnover - a.turnover)
    .filter(
      (month, index, all) => index === 0 || Math.abs(months.indexOf(month) - months.indexOf(all[0] ?? month)) > 1,
    );
  const shown = [...ranked.slice(0, 2), ...(last && last.turnover > 0 ? [last] : [])];
  return shown.filter(
    (month, index) =>
      shown.indexOf(month) === index && (month === last || !last || months.indexOf(last) - months.indexOf(month) > 1),
  );
}
