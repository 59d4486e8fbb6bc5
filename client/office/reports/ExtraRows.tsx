import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../i18n/officeTexts';
import type { Extra } from './edits';
import { isEmptyExtra } from './edits';
import { MOST_OF_EXTRA } from './hours';
import { HoursInput } from './HoursInput';

interface ExtraRowsProps {
  extras: readonly Extra[];
  onChange: (extras: readonly Extra[]) => void;
}

/** 'Lisatöö': work beside trips and occurrences; one row is always kept (docs/product.md, 'Hours report'). */
export function ExtraRows({ extras, onChange }: ExtraRowsProps) {
  const id = useId();
  const set = (index: number, part: Partial<Extra>) =>
    onChange(extras.map((extra, at) => (at === index ? { ...extra, ...part } : extra)));
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1, px: 2, py: 1.5 }}>
      <Typography id={id} variant="h3">
        {t('reports.extra')}
      </Typography>
      {extras.map((extra, index) => {
        const number = index + 1;
        return (
          // Rows have no identity: their place is all they have.
          <Box key={index} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <TextField
              value={extra.title}
              placeholder={t('reports.extraTitleHint')}
              onChange={(event) => set(index, { title: event.target.value })}
              slotProps={{ htmlInput: { 'aria-label': t('reports.extraTitle', { number }), maxLength: 255 } }}
            />
            <HoursInput
              label={t('reports.extraHours', { number })}
              text={extra.hours}
              most={MOST_OF_EXTRA}
              // An empty row stays empty when it is left: it is no entry yet.
              onChange={(hours) => set(index, { hours: isEmptyExtra(extra) && hours === '0,0' ? '' : hours })}
            />
            <IconButton
              aria-label={t('reports.removeExtra', { number })}
              disabled={extras.length === 1}
              onClick={() => onChange(extras.toSpliced(index, 1))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      <Button
        size="small"
        startIcon={<Add />}
        sx={{ justifySelf: 'start' }}
        onClick={() => onChange([...extras, { title: '', hours: '' }])}
      >
        {t('reports.addExtra')}
      </Button>
    </Box>
  );
}
