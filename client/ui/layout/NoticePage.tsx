import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePageTitle } from './pageTitle';

interface NoticePageProps {
  title: string;
  lead?: ReactNode;
  /** The title takes the focus when it appears: it answers something that was just done. */
  announced?: boolean;
  children?: ReactNode;
}

/** A public page that a link in an e-mail opens: one column with one thing to read or do. */
export function NoticePage({ title, lead, announced = false, children }: NoticePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [title, announced]);

  return (
    <Box sx={pageStyles}>
      <Typography
        variant="h1"
        ref={heading}
        tabIndex={-1}
        sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, outline: 'none' }}
      >
        {title}
      </Typography>
      {lead && (
        <Typography component="div" sx={{ mt: 1, fontSize: '1rem', color: 'text.secondary' }}>
          {lead}
        </Typography>
      )}
      {children && <Box sx={{ mt: 3.5 }}>{children}</Box>}
    </Box>
  );
}

const pageStyles = {
  maxWidth: 600,
  mx: 'auto',
  px: { xs: 2, sm: 3.5 },
  py: { xs: 4, sm: 7 },
  // On a phone the actions stand over the page's end: what gets the focus must not hide behind them.
  '& :is(input, textarea, button, a)': { scrollMarginBottom: '110px' },
  // The largest letters leave no room for a button's words beside one another.
  '& .MuiButton-root': { whiteSpace: 'normal' },
};
