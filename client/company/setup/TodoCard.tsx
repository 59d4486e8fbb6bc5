import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useSetupQuery } from '../../generated/graphql';
import type { TodoItem } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { useLiveReload } from '../../lib/request/live/useLive';
import { placeholder } from '../../ui/layout/InOrder';
import { Section } from '../../ui/layout/Section';
import { lineLink } from '../../ui/layout/touchTarget';
import { useHideTodo } from './useSetup';

/** The page on which each item is done. */
const places: Record<TodoItem, string> = {
  password: `${paths.start}?samm=1`,
  company: paths.settings,
  mailServer: paths.settings,
  mailTest: paths.settings,
  people: paths.createUser,
  buses: `${paths.start}?samm=5`,
  prices: paths.priceList,
  examples: paths.resources,
  backups: paths.settings,
  ownFactor: paths.secondFactor,
  othersFactor: paths.accessLog,
  inquiry: paths.inquiry,
};

const changing = ['settings', 'people', 'fleet', 'newOrders'] as const;

/** The to-do list of the setup, as the server finds it, until each item is done or hidden (docs/product.md, 'First steps'). */
export default function TodoCard({ isFirst }: { isFirst: boolean }) {
  const { data, error, refetch } = useSetupQuery({ fetchPolicy: 'cache-and-network' });
  const [hide, { loading: hiding }] = useHideTodo();
  useLiveReload(changing, refetch);
  // The lists beside it say that nothing could be read.
  if (error && !data) return null;
  // Below the lists nothing waits for it.
  if (!data) return isFirst ? placeholder : null;
  const { todo } = data.setup;
  if (todo.length === 0) return null;
  const hideItems = (items: TodoItem[]) => void hide({ variables: { items } });

  return (
    <Section
      title={t('setup.todo')}
      count={todo.length}
      actions={
        <>
          <Button size="small" component={RouterLink} to={paths.start}>
            {t('setup.title')}
          </Button>
          <Button size="small" disabled={hiding} onClick={() => hideItems([...todo])}>
            {t('setup.hideAll')}
          </Button>
        </>
      }
    >
      <Box component="ul" sx={listStyles}>
        {todo.map((item) => (
          <li key={item}>
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Link component={RouterLink} to={places[item]} sx={{ ...lineLink, fontWeight: 600 }}>
                {t(`setup.todo_${item}`)}
              </Link>
              <Box sx={{ color: 'text.secondary' }}>{t(`setup.why_${item}`)}</Box>
            </Box>
            <Button
              size="small"
              disabled={hiding}
              aria-label={t('setup.hideLabel', { name: t(`setup.todo_${item}`) })}
              onClick={() => hideItems([item])}
            >
              {t('setup.hide')}
            </Button>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 4,
  rowGap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 1, alignItems: 'flex-start', minWidth: 0 },
};
