import { measureRow } from './boardStyles';
import type { Light } from '../planSteps';
import type { DrawnRow } from './useVirtualRows';

interface RowLightsProps {
  drawn: readonly DrawnRow[];
  over: string | undefined;
  lights: ReadonlyMap<string, Light> | undefined;
  name: 'tint' | 'why';
}

/**
 * The verdict of each row on the held trip: a colour below the bars, and the reason above them. They lie in separate
 * layers, so that no row and no bar is drawn again.
 */
export function RowLights({ drawn, over, lights, name }: RowLightsProps) {
  if (!lights && over === undefined) return null;
  return (
    <div className="layer" aria-hidden>
      {drawn.map(({ row, top }) => {
        const light = lights?.get(row.id);
        const isOver = name === 'why' && row.id === over;
        if (!light && !isOver) return null;
        return (
          <div
            key={row.id}
            className={[name, light?.light, isOver && 'over'].filter(Boolean).join(' ')}
            style={{ top, height: measureRow(row.levels) }}
          >
            {name === 'why' && light && <span>{light.line}</span>}
          </div>
        );
      })}
    </div>
  );
}
