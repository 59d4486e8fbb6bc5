import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { touchTarget } from './touchTarget';

/** Keeps the room of a line that is still on its way. */
export const ROOM = '\u00a0';
/** The room of what waits: on a phone it may take a second line. */
export const subtitleRoom = { minHeight: { xs: '3em', sm: '1.5em' } };

interface PageTitleProps {
  title: string;
  /** The name of the browser's tab, when the title alone would not tell pages apart. */
  tabTitle?: string;
  subtitle?: ReactNode;
  /** Where this page hangs, outermost first. */
  trail?: readonly { label: string; to: string }[];
  /** Chips and buttons on the right; under the title on a phone. */
  actions?: ReactNode;
}

/** The head of a page: where we are, what this is, what can be done with the whole of it. */
export function PageTitle({ title, tabTitle = title, subtitle, trail = [], actions }: PageTitleProps) {
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2.5 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, flexBasis: subtitle ? { xs: '100%', sm: 'auto' } : undefined }}>
        {trail.length > 0 && (
          <Typography component="nav" variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {trail.map(({ label, to }, index) => (
              <span key={to}>
                {index > 0 && ' › '}
                <Link
                  component={RouterLink}
                  to={to}
                  color="inherit"
                  sx={{ fontWeight: 400, display: 'inline-flex', alignItems: 'center', ...touchTarget }}
                >
                  {label}
                </Link>
              </span>
            ))}
          </Typography>
        )}
        <Typography variant="h1">{title}</Typography>
        {subtitle && (
          // Balanced, its lines break at the same words before and after the fonts are there, and need no more room.
          <Typography component="div" sx={{ color: 'text.secondary', mt: 0.75, textWrap: 'balance' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
