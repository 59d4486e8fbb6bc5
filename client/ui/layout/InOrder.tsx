import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** On what keeps the room of something still on its way. */
export const loadingProps = { 'data-loading': '' };

/** Stands where something is on its way that is not there on most days. */
export const placeholder = <div {...loadingProps} />;

/**
 * Sections one below the other: what stands below a part that is still loading is shown together with it, so nothing jumps down under
 * a finger. All of them ask at the same time. They keep their width meanwhile, by which tables choose their shape.
 */
export function InOrder({ children }: { children: ReactNode }) {
  return <Box sx={styles}>{children}</Box>;
}

const styles = {
  '& > [data-loading] ~ *, & > :has([data-loading]) ~ *': {
    position: 'absolute',
    visibility: 'hidden',
    height: 0,
    width: '100%',
    overflow: 'hidden',
  },
  position: 'relative',
};
