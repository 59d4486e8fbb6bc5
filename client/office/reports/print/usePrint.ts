import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReportSheet } from './sheet';
import { printSheetTitle } from './sheet';

/**
 * Prints the report of one driver or of all; the browser's print command prints all. While it prints, the page has the
 * title that the saved file gets. `sheetFor` gets null for all drivers.
 */
export function usePrint(sheetFor: (driverId: string | null) => ReportSheet | undefined) {
  const [only, setOnly] = useState<string | null>(null);
  const sheet = sheetFor(only);
  const title = useRef<string>(undefined);
  useEffect(() => {
    title.current = sheet && printSheetTitle(sheet);
  });

  useEffect(() => {
    let usual: string | undefined;
    const before = () => {
      usual ??= document.title;
      document.title = title.current ?? usual;
    };
    const after = () => {
      document.title = usual ?? document.title;
      usual = undefined;
      setOnly(null);
    };
    const gone = new AbortController();
    window.addEventListener('beforeprint', before, { signal: gone.signal });
    window.addEventListener('afterprint', after, { signal: gone.signal });
    return () => gone.abort();
  }, []);

  function print(driverId: string | null) {
    // The browser prints what is there now, not what React would draw soon.
    flushSync(() => setOnly(driverId));
    window.print();
  }

  return { sheet, print };
}
