import { useEffect, useState } from 'react';

const PAUSE_MS = 500;

/** The value as it was when the typing paused last. */
export function useSettled<Value>(value: Value | undefined): Value | undefined {
  const text = value === undefined ? undefined : JSON.stringify(value);
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text === undefined ? undefined : (JSON.parse(text) as Value)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
