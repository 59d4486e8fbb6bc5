import { scaleBand, scaleLinear } from 'd3-scale';
import { ChartFrame, SumLines } from './ChartFrame';
import { chartColours as colours } from './chartColours';
import { printShortMonth } from './figures';
import type { OverviewData } from './figures';

type Month = OverviewData['months'][number];

const HEIGHT = 220;
/** The least sum in euros at the top of the axis. */
const LEAST = 1000;
const margin = { top: 12, right: 8, bottom: 28, left: 52 };

/** Invoiced and paid money of each month as two bars; the overdue part stands out in the first. */
export default function MoneyChart({ months, sentence }: { months: readonly Month[]; sentence: string }) {
  return <ChartFrame height={HEIGHT} sentence={sentence} draw={(width) => <Drawn months={months} width={width} />} />;
}

function Drawn({ months, width }: { months: readonly Month[]; width: number }) {
  const bottom = HEIGHT - margin.bottom;
  const x = scaleBand(
    months.map(({ month }) => month),
    [margin.left, width - margin.right],
  ).padding(0.25);
  const sums = months.flatMap(({ invoiced, paid }) => [invoiced, paid]);
  const y = scaleLinear([Math.min(...sums, 0), Math.max(...sums, LEAST)], [bottom, margin.top]).nice(4);
  const each = Math.max(1, Math.ceil((months.length * 42) / (width - margin.left)));
  const half = x.bandwidth() / 2;
  return (
    <>
      <SumLines y={y} left={margin.left} right={width - margin.right} />
      {months.map(({ month, invoiced, paid, overdue }, index) => {
        const left = x(month) ?? 0;
        return (
          <g key={month}>
            <Column left={left} width={half - 0.5} from={y(0)} to={y(invoiced)} fill={colours.calm} />
            {overdue > 0 && (
              <Column
                left={left}
                width={half - 0.5}
                from={y(0)}
                to={y(Math.min(overdue, invoiced))}
                fill={colours.loss}
              />
            )}
            <Column left={left + half + 0.5} width={half - 0.5} from={y(0)} to={y(paid)} fill={colours.strong} />
            {index % each === 0 && (
              <text x={left + half} y={HEIGHT - 8} textAnchor="middle" fontSize={12} fill={colours.muted}>
                {each > 6 ? month.slice(0, 4) : printShortMonth(month)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

interface ColumnProps extends Record<'left' | 'width' | 'from' | 'to', number> {
  fill: string;
}

const Column = ({ left, width, from, to, fill }: ColumnProps) => (
  <rect
    x={left}
    width={Math.max(width, 0.5)}
    y={Math.min(from, to)}
    height={Math.abs(from - to)}
    rx={1.5}
    fill={fill}
  />
);
