import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { t } from '../i18n/et';
import { PAGE_SIZE, pageNumbers } from './tableRows';

interface TableFooterProps {
  total: number;
  page: number;
  pages: number;
  showAll: boolean;
  onPage: (page: number) => void;
  onShowAll: (showAll: boolean) => void;
}

/** How many rows there are and the way between their pages (spec, "Tables (shared behaviour)"). */
export function TableFooter({ total, page, pages, showAll, onPage, onShowAll }: TableFooterProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        minHeight: 40,
        borderTop: 1,
        borderColor: 'line.soft',
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums', py: 1 }}>
        {pages > 1 ? t('ui.pageOf', { page, pages, count: total }) : t('ui.rows', { count: total })}
      </Box>
      {pages > 1 && (
        <Box
          component="nav"
          aria-label={t('ui.pages')}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.25, ml: 'auto' }}
        >
          <IconButton
            size="small"
            aria-label={t('ui.previousPage')}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft />
          </IconButton>
          {pageNumbers(page, pages).map((number) => (
            <Button
              key={number}
              size="small"
              aria-label={t('ui.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              variant={number === page ? 'outlined' : 'text'}
              onClick={() => onPage(number)}
              sx={{ minWidth: 32, px: 0.5, fontVariantNumeric: 'tabular-nums' }}
            >
              {number}
            </Button>
          ))}
          <IconButton
            size="small"
            aria-label={t('ui.nextPage')}
            disabled={page === pages}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight />
          </IconButton>
        </Box>
      )}
      {total > PAGE_SIZE && (
        <Button size="small" onClick={() => onShowAll(!showAll)} sx={{ ml: pages > 1 ? 0 : 'auto' }}>
          {showAll ? t('ui.showPages') : t('ui.showAll')}
        </Button>
      )}
    </Box>
  );
}
