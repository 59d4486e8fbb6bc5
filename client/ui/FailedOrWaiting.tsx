import Skeleton from '@mui/material/Skeleton';
import { FailedState } from './FailedState';

interface FailedOrWaitingProps {
  /** Why it could not be read. */
  error: unknown;
  title?: string;
  /** Pixels. */
  height: number;
  onRetry: () => unknown;
}

/** Stands in the place of what was not read yet. */
export const FailedOrWaiting = ({ error, title, height, onRetry }: FailedOrWaitingProps) =>
  error ? <FailedState title={title} onRetry={onRetry} /> : <Skeleton variant="rounded" height={height} />;
