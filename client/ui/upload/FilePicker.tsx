import type { Ref } from 'react';

interface FilePickerProps {
  /** A button opens it by a click on this element. */
  ref: Ref<HTMLInputElement>;
  /** The types of files that can be chosen, as the attribute of that name. */
  accept: string;
  label: string;
  /** Undefined when the person chose none. */
  onPick: (file: File | undefined) => void;
}

/** An unseen field that opens the browser's dialog for one file. */
export const FilePicker = ({ ref, accept, label, onPick }: FilePickerProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={accept}
    aria-label={label}
    onChange={({ target }) => {
      onPick(target.files?.[0]);
      // So that the same file can be chosen again.
      target.value = '';
    }}
  />
);
