import { scaleBand, scaleLinear } from 'd3-scale';
import Box from '@mui/material/Box';
import { chartColours as colours } from './chartColours';
import { printShortMonth, printThousands } from './figures';
import type { OverviewData } from './figures';
import { useWidth } from './useWidth';

type Month = OverviewData['months'][number];

const HEIGHT = 220;
/** The least sum in euros at the top of the axis. */
const LEAST = 1000;
const margin = { top: 12, right: 8, bottom: 28, left: 52 };

/** Invoiced and paid money of each month as two bars; the overdue part stands out in the first. */
export default function MoneyChart({ months, sentence }: { months: readonly Month[]; sentence: string }) {
  const [ref, width] = useWidth();
  return (
    <Box ref={ref} sx={{ minHeight: HEIGHT }}>
      {width !== undefined && width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={sentence} style={{ display: 'block' }}>
          <Drawn months={months} width={width} />
        </svg>
      )}
    </Box>
  );
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
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} stroke={colours.grid} />
          <text x={margin.left - 8} y={y(tick) + 4} textAnchor="end" fontSize={12} fill={colours.muted}>
            {tick === 0 ? '0' : printThousands(tick)}
          </text>
        </g>
      ))}
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

const Column = ({
  left,
  width,
  from,
  to,
  fill,
}: {
  left: number;
  width: number;
  from: number;
  to: number;
  fill: string;
}) => (
  <rect
    x={left}
    width={Math.max(width, 0.5)}
    y={Math.min(from, to)}
    height={Math.abs(from - to)}
    rx={1.5}
    fill={fill}
  />
);
