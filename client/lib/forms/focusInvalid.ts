/** Goes to the first field of a form that is marked wrong, once it has been drawn: on a phone it may be out of sight. */
export function focusInvalid(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
