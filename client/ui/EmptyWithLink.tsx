import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from './EmptyState';

interface EmptyWithLinkProps {
  title: string;
  hint?: string;
  to: string;
  label: string;
}

/** Nothing is here, and a page where there is more. */
export const EmptyWithLink = ({ title, hint, to, label }: EmptyWithLinkProps) => (
  <EmptyState
    title={title}
    hint={hint}
    action={
      <Button component={Link} to={to} variant="outlined">
        {label}
      </Button>
    }
  />
);
