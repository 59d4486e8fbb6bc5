import type { ComponentProps } from 'react';

/** Any button but that of the next act. */
export const ActButton = (button: ComponentProps<'button'>) => (
  <button className="act plain" type="button" {...button} />
);
