import { useEffect, useState } from 'react';

const AT_LATEST_MS = 1000;

let begun = false;

/**
 * False until the browser has drawn the first page and has nothing better to do, true from then on: for what the first
 * picture does not need.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(begun);
  useEffect(() => {
    if (begun) return;
    function ready() {
      begun = true;
      setIdle(true);
    }
    // Safari has none.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(ready, AT_LATEST_MS / 5);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(ready, { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
