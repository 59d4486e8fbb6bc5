import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { latePart } from './latePart';

/** A late part with nothing in its place until its code is here, such as a dialog that a press opens. */
export function openedPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = latePart(load);
  return function OpenedPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
