import { useState } from 'react';

/**
 * The text of a search box whose value lives in the address. The router writes the address in its own time, so a box
 * that showed only the address would lose letters of who types fast: while it is in use, it shows what was typed.
 */
export function useTypedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  return {
    text: typed ?? value,
    type(text: string) {
      setTyped(text);
      onChange(text);
    },
    /** The box is left: from here on it shows the address again. */
    leave: () => setTyped(undefined),
  };
}
