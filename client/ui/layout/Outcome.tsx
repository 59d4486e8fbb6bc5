import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NoticePage } from './NoticePage';
import { RouteLine } from '../RouteLine';

interface OutcomeProps {
  title: string;
  text: string;
  /** The end was reached by an action on this page, so it is announced. */
  announced?: boolean;
  children?: ReactNode;
}

/** The end of a public errand: what has happened, in a sentence or two. */
export function Outcome({ title, text, announced, children }: OutcomeProps) {
  return (
    <NoticePage title={title} announced={announced}>
      <RouteLine stops={4} size="large" />
      <Typography role="status" sx={{ mt: 3.5, fontSize: '1.0625rem', lineHeight: 1.6 }}>
        {text}
      </Typography>
      {children}
    </NoticePage>
  );
}
