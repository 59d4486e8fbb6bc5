import { useCallback, useState } from 'react';
import type { DriverEdits, Edits } from './edits';
import { isEdited, noEdits } from './edits';
import { loadEdits, saveEdits } from './savedEdits';

/** The typed values of a period's reports, kept over a reload (savedEdits.ts says for how long). */
export function useEdits(period: string) {
  const [state, setState] = useState({ period, edits: loadEdits(period) });
  // Each period has separate edits.
  if (state.period !== period) setState({ period, edits: loadEdits(period) });

  /** Stays the same function, so that typing into one driver's table draws only that one again. */
  const change = useCallback(
    (driverId: string, next: (former: DriverEdits) => DriverEdits) =>
      setState((now) => {
        const { [driverId]: former = noEdits, ...others } = now.edits;
        const changed = next(former);
        const edits: Edits = isEdited(changed) ? { ...others, [driverId]: changed } : others;
        saveEdits(now.period, edits);
        return { ...now, edits };
      }),
    [],
  );

  return { edits: state.edits, change };
}
