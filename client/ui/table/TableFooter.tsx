import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import { formatCount } from '../../lib/texts/numbers';
import { PAGE_BUTTONS, PAGE_SIZE, listPageNumbers } from './tableRows';
import { atLeast } from '../layout/leastType';

export interface TableFooterProps {
  /** Which table, for those who listen. */
  label: string;
  total: number;
  page: number;
  pages: number;
  showAll: boolean;
  onPage: (page: number) => void;
  /** Without it all rows are never shown at once. */
  onShowAll?: (showAll: boolean) => void;
  /** There are more rows than `total`; nobody counted them. */
  andMore?: boolean;
}

/** How many rows there are and the way between their pages (docs/product.md, 'Tables'). */
export function TableFooter(props: TableFooterProps) {
  const { label, total, page, pages, showAll, onPage, onShowAll, andMore = false } = props;
  const go = (label: string, target: number, icon: ReactNode) => (
    <IconButton size="small" aria-label={label} disabled={target === page} onClick={() => onPage(target)}>
      {icon}
    </IconButton>
  );
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
        fontSize: atLeast('0.8125rem'),
      }}
    >
      <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums', py: 1 }}>
        {printCount(total, page, pages, andMore)}
      </Box>
      {pages > 1 && (
        <Box
          component="nav"
          aria-label={`${t('table.pages')}: ${label}`}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, ml: 'auto' }}
        >
          {pages > PAGE_BUTTONS && go(t('table.firstPage'), 1, <FirstPage />)}
          {go(t('table.previousPage'), Math.max(page - 1, 1), <ChevronLeft />)}
          {listPageNumbers(page, pages).map((number) => (
            <Button
              key={number}
              size="small"
              aria-label={t('table.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              variant={number === page ? 'outlined' : 'text'}
              onClick={() => onPage(number)}
              sx={{ minWidth: 32, px: 0.5, fontVariantNumeric: 'tabular-nums' }}
            >
              {formatCount(number)}
            </Button>
          ))}
          {go(t('table.nextPage'), Math.min(page + 1, pages), <ChevronRight />)}
          {pages > PAGE_BUTTONS && go(t('table.lastPage'), pages, <LastPage />)}
        </Box>
      )}
      {onShowAll && total > PAGE_SIZE && (
        <Button size="small" onClick={() => onShowAll(!showAll)} sx={{ ml: pages > 1 ? 0 : 'auto' }}>
          {showAll ? t('table.showPages') : t('table.showAll')}
        </Button>
      )}
    </Box>
  );
}

function printCount(total: number, page: number, pages: number, andMore: boolean): string {
  const count = formatCount(total);
  if (pages === 1) return t('table.rows', { count });
  return t(andMore ? 'table.pageOfMany' : 'table.pageOf', {
    page: formatCount(page),
    pages: formatCount(pages),
    count,
  });
}
