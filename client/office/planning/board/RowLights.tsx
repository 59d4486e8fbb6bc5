import { headHeight, rowHeight } from './boardStyles';
import type { PlanRow } from './planRows';
import type { Light } from '../planSteps';

interface RowLightsProps {
  /** Those in sight. */
  shown: readonly { row: PlanRow; index: number }[];
  tops: readonly number[];
  over: string | undefined;
  lights: ReadonlyMap<string, Light> | undefined;
}

/**
 * What each row says to what is being moved: its colour below the bars, and the reason above them. In layers of their own, so that
 * neither a row nor a bar is drawn or measured anew.
 */
export function RowTints(props: RowLightsProps) {
  return <Layer {...props} name="tint" />;
}

export function RowReasons(props: RowLightsProps) {
  return <Layer {...props} name="why" />;
}

function Layer({ shown, tops, over, lights, name }: RowLightsProps & { name: 'tint' | 'why' }) {
  if (!lights && over === undefined) return null;
  return (
    <div className="layer" aria-hidden>
      {shown.map(({ row, index }) => {
        const light = lights?.get(row.id);
        const isOver = name === 'why' && row.id === over;
        if (!light && !isOver) return null;
        return (
          <div
            key={row.id}
            className={[name, light?.light, isOver && 'over'].filter(Boolean).join(' ')}
            style={{ top: headHeight + (tops[index] ?? 0), height: rowHeight(row.levels) }}
          >
            {name === 'why' && light && <span>{light.line}</span>}
          </div>
        );
      })}
    </div>
  );
}
