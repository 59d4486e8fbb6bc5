import { startTransition, useState } from 'react';

/**
 * The text of a search box whose value lives in the address. The router writes the address in its own time, so a box
 * that showed only the address would lose letters of a fast typist. While it is in use, it shows the typed text. The
 * results are drawn after the letter, and give way to the next one.
 */
export function useTypedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    text: typed ?? value,
    type(text: string) {
      setTyped(text);
      startTransition(() => onChange(text));
    },
    /** The box is left: from here on it shows the address again. */
    leave: () => startTransition(() => setTyped(undefined)),
  };
}
