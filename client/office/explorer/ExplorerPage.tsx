import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { useState } from 'react';
import { t } from '../../i18n/officeTexts';
import { paths } from '../../lib/navigation/paths';
import { PageTitle } from '../../ui/layout/PageTitle';
import { examples } from './examples';
import { explorerStyles, graphiqlColours } from './explorerStyles';
import { askServer } from './fetcher';

/** Where GraphiQL keeps the tabs of this browser, and what was written in the open one. */
const kept = ['graphiql:tabState', 'graphiql:query', 'graphiql:variables'];

/** GraphiQL, hosted by us, for admins who integrate: signed in as oneself, every type and field explained. */
export default function ExplorerPage() {
  const [round, setRound] = useState(0);

  function restoreExamples() {
    kept.forEach((key) => localStorage.removeItem(key));
    setRound(round + 1);
  }

  return (
    <>
      <PageTitle
        title={t('explorer.title')}
        trail={[{ label: t('settingsTabs.integrations'), to: paths.integrations }]}
        subtitle={t('explorer.subtitle')}
        actions={
          <>
            <Button variant="outlined" onClick={restoreExamples}>
              {t('explorer.restore')}
            </Button>
            <Button variant="outlined" href="/api/fn">
              {t('explorer.calls')}
            </Button>
          </>
        }
      />
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('explorer.real')}
      </Alert>
      <GlobalStyles styles={graphiqlColours} />
      <Box lang="en" sx={explorerStyles}>
        <GraphiQL
          key={round}
          fetcher={askServer}
          defaultTabs={[...examples]}
          isHeadersEditorEnabled={false}
          shouldPersistHeaders={false}
          forcedTheme="system"
        >
          <GraphiQL.Logo>
            <></>
          </GraphiQL.Logo>
        </GraphiQL>
      </Box>
    </>
  );
}
