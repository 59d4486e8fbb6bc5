/** The first field of a form that is marked wrong. */
export function findFirstInvalid(form: HTMLElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
  // A date field is a group; what takes the focus is its first part.
  return invalid?.querySelector<HTMLElement>('[role="spinbutton"]') ?? invalid;
}

/** Goes to the first field of a form that is marked wrong, once it has been drawn: on a phone it may be out of sight. */
export function focusInvalid(form: HTMLElement): void {
  setTimeout(() => findFirstInvalid(form)?.focus());
}
