/**
 * For `onInputChange` of a field of choices with several values: passes on what somebody typed, chose or cleared. The
 * field resets itself whenever it is drawn with another list of what is chosen, and would lose what is being typed.
 */
export const keepTyped =
  (onText: (text: string) => void) =>
  (_: unknown, text: string, reason: string): void => {
    if (reason !== 'reset') onText(text);
  };
