import type { ScaleLinear } from 'd3-scale';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWidth } from '../../ui/width/useWidth';
import { chartColours as colours } from './chartColours';
import { printThousands } from './figures';

interface ChartFrameProps {
  height: number;
  /** The meaning of the chart in words. */
  sentence: string;
  draw: (width: number) => ReactNode;
}

/** A chart as wide as its place. */
export function ChartFrame({ height, sentence, draw }: ChartFrameProps) {
  const [ref, width] = useWidth();
  return (
    <Box ref={ref} sx={{ minHeight: height }}>
      {width !== undefined && width > 0 && (
        <svg width={width} height={height} role="img" aria-label={sentence} style={{ display: 'block' }}>
          {draw(width)}
        </svg>
      )}
    </Box>
  );
}

/** Lines of sums across the chart, from `left` to `right`. */
export function SumLines({ y, left, right }: { y: ScaleLinear<number, number>; left: number; right: number }) {
  return y.ticks(4).map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} stroke={colours.grid} />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end" fontSize={12} fill={colours.muted}>
        {tick === 0 ? '0' : printThousands(tick)}
      </text>
    </g>
  ));
}
