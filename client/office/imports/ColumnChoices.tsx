import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCheckImportMutation } from '../../generated/graphql';
import type { ImportFileFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { listFieldErrors } from '../../lib/request/errors';
import { Form } from '../../ui/forms/Form';
import { Section } from '../../ui/layout/Section';
import { ImportProgress } from './ImportProgress';

type Column = ImportFileFieldsFragment['columns'][number];
type FileColumn = ImportFileFieldsFragment['fileColumns'][number];
type Choice = Record<string, number | undefined>;

interface ColumnChoicesProps {
  file: ImportFileFieldsFragment;
  /** The choice differs from what was looked through. */
  onEdited: () => void;
  onChecked: () => void;
}

/** Which column of the file fills each of ours, guessed by the server and corrected by hand. */
export function ColumnChoices({ file, onEdited, onChecked }: ColumnChoicesProps) {
  const { batch, columns, fileColumns } = file;
  const [chosen, setChosen] = useState<Choice>(() => readChoice(columns));
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [check, { loading }] = useCheckImportMutation({
    context: { formFields: columns.map(({ key }) => key) },
  });

  function choose(key: string, place: number | undefined) {
    setChosen({ ...chosen, [key]: place });
    setMessages({});
    onEdited();
  }

  async function submit() {
    const places = Object.entries(chosen).flatMap(([key, place]) => (place === undefined ? [] : [{ key, place }]));
    const { error } = await check({ variables: { id: batch.id, columns: places } });
    setMessages(error ? listFieldErrors(error) : {});
    if (!error) onChecked();
  }

  return (
    <Section title={t('imports.columns')}>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{t('imports.columnsHint')}</Typography>
      <Form onSubmit={() => !loading && submit()}>
        <Box sx={gridStyles}>
          {columns.map((column) => (
            <ColumnChoice
              key={column.key}
              column={column}
              fileColumns={fileColumns}
              place={chosen[column.key]}
              message={messages[column.key]}
              disabled={loading}
              onChoose={(place) => choose(column.key, place)}
            />
          ))}
        </Box>
        {loading ? (
          <ImportProgress id={batch.id} />
        ) : (
          <Button type="submit" variant={batch.state === 'uploaded' ? 'contained' : 'outlined'} sx={{ mt: 2 }}>
            {t(batch.state === 'uploaded' ? 'imports.check' : 'imports.checkAgain')}
          </Button>
        )}
      </Form>
    </Section>
  );
}

const readChoice = (columns: readonly Column[]): Choice =>
  Object.fromEntries(columns.map(({ key, place }) => [key, place ?? undefined]));

interface ColumnChoiceProps {
  column: Column;
  fileColumns: readonly FileColumn[];
  place: number | undefined;
  message: string | undefined;
  disabled: boolean;
  onChoose: (place: number | undefined) => void;
}

function ColumnChoice({ column, fileColumns, place, message, disabled, onChoose }: ColumnChoiceProps) {
  const samples = place === undefined ? [] : (fileColumns[place]?.samples ?? []);
  const label = column.required ? t('imports.required', { name: column.title }) : column.title;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={place ?? ''}
      disabled={disabled}
      error={Boolean(message)}
      helperText={message ?? (samples.join(' · ') || ' ')}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      slotProps={{
        inputLabel: { shrink: true },
        select: { native: true },
        formHelperText: { sx: { overflowWrap: 'anywhere' } },
      }}
    >
      <option value="">{t('imports.none')}</option>
      {fileColumns.map(({ heading }, index) => (
        <option key={index} value={index}>
          {heading || t('imports.unnamed', { number: index + 1 })}
        </option>
      ))}
    </TextField>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  columnGap: 3,
  rowGap: 1.5,
};
