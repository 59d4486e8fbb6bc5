import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFindPeopleLazyQuery, usePersonFileLazyQuery } from '../../../generated/graphql';
import type { FoundPerson } from '../keepingWords';
import { t } from '../../../i18n/officeTexts';
import { saveFile } from '../../../lib/request/download';
import { isUnanswered, printPlainError } from '../../../lib/request/errors';
import { toast } from '../../../lib/request/toasts';
import { formatDate } from '../../../lib/texts/time';
import { StatusChip } from '../../../shared/trip/StatusChip';
import { EmptyState } from '../../../ui/EmptyState';
import { Section } from '../../../ui/layout/Section';
import { Listed, ListedRows } from '../../../ui/table/Listing';
import { EraseDialog } from './EraseDialog';
import { ErasuresSection } from './ErasuresSection';

const SHORTEST = 3;

/** Finds a person, hands the data out as a file, erases. */
export function PersonSection() {
  const [text, setText] = useState('');
  const [isShort, setIsShort] = useState(false);
  const [erased, setErased] = useState<FoundPerson>();
  const [find, { data, error, loading, called }] = useFindPeopleLazyQuery({ fetchPolicy: 'network-only' });
  const [readFile, { loading: isReading }] = usePersonFileLazyQuery({ fetchPolicy: 'network-only' });
  const people = loading || error ? undefined : data?.findPeople;

  function look() {
    const words = text.trim();
    setIsShort(words.length < SHORTEST);
    if (words.length >= SHORTEST) void find({ variables: { text: words } }).catch(() => undefined);
  }

  async function download({ kind, value, name }: FoundPerson) {
    const { data: read, error: failure } = await readFile({ variables: { person: { kind, value } } });
    if (failure || !read) return toast(failure ? printPlainError(failure) : t('ui.unreachable'), 'error');
    saveFile(new Blob([read.personFile], { type: 'application/json' }), `${name.replace(/[\\/:*?"<>|]/g, '_')}.json`);
    toast(t('keeping.downloaded'));
  }

  return (
    <>
      <Section title={t('keeping.person')}>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{t('keeping.personHint')}</Box>
        <Box
          component="form"
          noValidate
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            look();
          }}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', maxWidth: 640 }}
        >
          <TextField
            label={t('keeping.search')}
            value={text}
            error={isShort}
            helperText={isShort ? t('keeping.searchShort') : undefined}
            onChange={(event) => {
              setText(event.target.value);
              setIsShort(false);
            }}
            slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
            sx={{ flex: '1 1 260px' }}
          />
          <Button type="submit" variant="contained" disabled={loading} sx={{ minHeight: 40, mt: { xs: 0, sm: 2.75 } }}>
            {loading ? t('keeping.finding') : t('keeping.find')}
          </Button>
        </Box>
        <Box role="status">
          {called && !loading && error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {isUnanswered(error) ? t('keeping.searchFailed') : printPlainError(error)}
            </Alert>
          )}
          {people?.length === 0 && <EmptyState title={t('keeping.nobody')} hint={t('keeping.nobodyHint')} />}
        </Box>
        {people && people.length > 0 && (
          <Box component="section" aria-label={t('keeping.found')} sx={{ mt: 2, mx: { xs: -2, sm: -2.5 } }}>
            <ListedRows
              rows={people.map((person) => ({ ...person, id: `${person.kind} ${person.value}` }))}
              renderRow={(person) => (
                <Listed
                  title={person.name}
                  chip={<StatusChip tone="plain">{t(`keeping.kindOf_${person.kind}`)}</StatusChip>}
                  facts={[
                    person.email ?? undefined,
                    person.phone ?? undefined,
                    t('keeping.trips', { count: person.trips }),
                    person.lastAt ? t('keeping.lastTrip', { when: formatDate(person.lastAt) }) : undefined,
                  ]}
                  actions={
                    <>
                      <Button
                        size="small"
                        variant="outlined"
                        disabled={isReading}
                        aria-label={t('keeping.downloadLabel', { name: person.name })}
                        onClick={() => void download(person)}
                      >
                        {t('keeping.download')}
                      </Button>
                      <Button
                        size="small"
                        variant="outlined"
                        color="error"
                        aria-label={t('keeping.eraseLabel', { name: person.name })}
                        onClick={() => setErased(person)}
                      >
                        {t('keeping.erase')}
                      </Button>
                    </>
                  }
                />
              )}
            />
          </Box>
        )}
      </Section>
      <ErasuresSection />
      {erased && (
        <EraseDialog
          person={erased}
          onErased={() => {
            setErased(undefined);
            look();
          }}
          onClose={() => setErased(undefined)}
        />
      )}
    </>
  );
}
