import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { v4 as newId } from 'uuid';
import { useState } from 'react';
import { usePlanProgressQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';

const EVERY_MS = 800;

/** A name for work that is waited for: under it the server tells how far it has come. */
export const newTask = (): string => newId();

/** The name of one task while a dialog is open. */
export function useTask(): string {
  const [task] = useState(newTask);
  return task;
}

interface ProgressProps {
  task: string;
  /** The running work while its progress is unknown. */
  label: string;
}

/** How far a plan has come: who is served first, or how many trips are done. */
export function Progress({ task, label }: ProgressProps) {
  const { data } = usePlanProgressQuery({ variables: { task }, pollInterval: EVERY_MS, fetchPolicy: 'no-cache' });
  const { ahead = 0, done = 0, total = 0 } = data?.planProgress ?? {};
  const text =
    ahead > 0 ? t('planning.waitingTurn', { count: ahead }) : total > 0 ? t('planning.doneOf', { done, total }) : label;
  return (
    <Box role="status" sx={{ py: 2 }}>
      <Typography sx={{ mb: 1 }}>{text}</Typography>
      <LinearProgress
        aria-label={label}
        {...(ahead === 0 && total > 0 ? { variant: 'determinate', value: (100 * done) / total } : {})}
      />
    </Box>
  );
}
