import { useEffect, useEffectEvent, useState } from 'react';
import { TableSearch } from './TableSearch';
import type { TableSearchProps } from './TableSearch';

const PAUSE_MS = 300;

/** The search box of a table whose rows the server searches: it asks once the typing pauses. */
export function DelayedSearch({ label, value, onChange }: TableSearchProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);

  // The value changed, and not by this box: someone went Back.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }

  const send = useEffectEvent(() => {
    setSent(typed);
    onChange(typed);
  });
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent]);

  return <TableSearch label={label} value={typed} onChange={setTyped} />;
}
