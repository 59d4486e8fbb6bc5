import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Add from '@mui/icons-material/Add';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../i18n/publicTexts';
import { EmptyState } from '../EmptyState';
import { FailedState } from '../FailedState';
import { loadingProps } from './InOrder';
import { Section } from './Section';

interface Item {
  id: string;
  hidden: boolean;
}

interface CardSectionProps<Row extends Item> {
  title: string;
  hiddenTitle: string;
  /** The way to a new one. */
  addLabel: string;
  addPath: string;
  emptyHint: string;
  failedTitle: string;
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  failed: boolean;
  onRetry: () => unknown;
  renderCard: (row: Row) => ReactNode;
  /** Those that are not hidden as a table instead; undefined: they are on their way. */
  renderTable?: (rows: readonly Row[] | undefined) => ReactNode;
}

/**
 * Things of one kind as cards or a table; hidden ones are in a folded section (docs/product.md, 'People, buses, food
 * packages').
 */
export function CardSection<Row extends Item>(props: CardSectionProps<Row>) {
  const { title, rows, failed, onRetry, renderCard, renderTable } = props;
  const shown = rows?.filter(({ hidden }) => !hidden);
  const hidden = rows?.filter(({ hidden }) => hidden) ?? [];
  const cards = (of: readonly Row[]) => (
    <Box component="ul" sx={gridStyles}>
      {of.map((row) => (
        <Fragment key={row.id}>{renderCard(row)}</Fragment>
      ))}
    </Box>
  );

  return (
    <>
      <Section
        title={title}
        count={shown?.length}
        actions={
          <Button component={Link} to={props.addPath} size="small" startIcon={<Add />} aria-label={props.addLabel}>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {props.addLabel}
            </Box>
          </Button>
        }
      >
        {!shown && failed && <FailedState title={props.failedTitle} onRetry={onRetry} />}
        {!shown && !failed && (renderTable ? renderTable(undefined) : <CardSkeletons />)}
        {shown?.length === 0 && <EmptyState title={t('ui.empty')} hint={props.emptyHint} />}
        {shown && shown.length > 0 && (renderTable ? renderTable(shown) : cards(shown))}
      </Section>
      {hidden.length > 0 && (
        <Section title={props.hiddenTitle} count={hidden.length} collapsible startCollapsed>
          {cards(hidden)}
        </Section>
      )}
    </>
  );
}

function CardSkeletons() {
  return (
    <Box {...loadingProps} role="status" aria-label={t('shell.loading')} sx={gridStyles}>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} variant="rounded" height={96} sx={{ borderRadius: '10px' }} />
      ))}
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
};
