import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/EditOutlined';
import { useEventCallback } from '@mui/material/utils';
import { memo, useState } from 'react';
import { t } from '../../../i18n/officeTexts';
import { formatAmount, formatMoney, parseSigned } from '../../../lib/texts/money';
import { useSelectWhole } from '../../../ui/fields/useSelectWhole';
import type { QuoteLine } from './quoteLines';
import { editLine, makeEmptyLine } from './quoteLines';

interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  /** By how much the typed price differs from them. */
  difference: number;
  /** The price list's price, where another was typed. Integer cents. */
  otherCents: number | null;
  onChange: (lines: QuoteLine[]) => void;
  onTakeProposal: () => void;
  disabled: boolean;
}

/** The lines of a price under each other; any of them can be changed or dropped, and further ones added. */
export function QuoteLines(props: QuoteLinesProps) {
  const change = useEventCallback(props.onChange);
  const take = useEventCallback(props.onTakeProposal);
  return <Lines {...props} onChange={change} onTakeProposal={take} />;
}

/** A letter of the price beside them does not draw them again. */
const Lines = memo(function Lines(props: QuoteLinesProps) {
  const { lines, difference, otherCents, onChange, onTakeProposal, disabled } = props;
  const [editing, setEditing] = useState<string>();

  function add() {
    const line = makeEmptyLine();
    onChange([...lines, line]);
    setEditing(line.key);
  }

  return (
    <Box sx={{ mb: 2 }}>
      <Box component="ul" aria-label={t('orders.priceLines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) =>
          line.key === editing ? (
            <LineFields
              key={line.key}
              line={line}
              disabled={disabled}
              onChange={(changed) => onChange(lines.map((one) => (one.key === line.key ? changed : one)))}
              onDone={() => setEditing(undefined)}
            />
          ) : (
            <Box component="li" key={line.key} sx={rowStyles}>
              <span>{line.title}</span>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {line.detail}
              </Box>
              <Box component="span" sx={sumStyles}>
                {line.amount === null ? '-' : formatMoney(line.amount)}
              </Box>
              <Box sx={{ display: 'flex' }}>
                <IconButton
                  size="small"
                  disabled={disabled}
                  aria-label={t('orders.editLine', { name: line.title })}
                  onClick={() => setEditing(line.key)}
                >
                  <Edit fontSize="inherit" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={disabled}
                  aria-label={t('orders.dropLine', { name: line.title })}
                  onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
                >
                  <Close fontSize="inherit" />
                </IconButton>
              </Box>
            </Box>
          ),
        )}
        {difference !== 0 && (
          <Box component="li" sx={rowStyles}>
            <span>{t('orders.priceChange')}</span>
            <span />
            <Box component="span" sx={sumStyles}>
              {formatMoney(difference)}
            </Box>
            <span />
          </Box>
        )}
      </Box>
      {/* In one line where there is room: then the second button moves nothing as it comes. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mt: 0.5 }}>
        <Button size="small" startIcon={<Add />} disabled={disabled} onClick={add}>
          {t('orders.addLine')}
        </Button>
        {otherCents !== null && (
          <Button size="small" disabled={disabled} onClick={onTakeProposal}>
            {t('orders.useProposed', { price: formatMoney(otherCents) })}
          </Button>
        )}
      </Box>
    </Box>
  );
});

interface LineFieldsProps {
  line: QuoteLine;
  onChange: (line: QuoteLine) => void;
  onDone: () => void;
  disabled: boolean;
}

function LineFields({ line, onChange, onDone, disabled }: LineFieldsProps) {
  const [typed, setTyped] = useState(line.amount === null ? '' : formatAmount(line.amount));
  const isWrong = parseSigned(typed) === undefined;
  const whole = useSelectWhole();
  return (
    <Box
      component="li"
      sx={{ ...rowStyles, gap: 1, py: 1.5, alignItems: 'start' }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        // Of the line, and not of the form.
        event.preventDefault();
        onDone();
      }}
    >
      {(['title', 'detail'] as const).map((field) => (
        <TextField
          key={field}
          label={t(field === 'title' ? 'orders.lineTitle' : 'orders.lineDetail')}
          value={line[field]}
          autoFocus={field === 'title'}
          disabled={disabled}
          onChange={({ target }) => onChange(editLine(line, { [field]: target.value }))}
          slotProps={{ htmlInput: { maxLength: 255, autoComplete: 'off' } }}
        />
      ))}
      <TextField
        label={t('orders.lineAmount')}
        value={typed}
        disabled={disabled}
        error={isWrong}
        helperText={isWrong && t('orders.lineAmountInvalid')}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(editLine(line, { amount: parseSigned(event.target.value) ?? null }));
        }}
        slotProps={{ htmlInput: { ...whole, inputMode: 'text', autoComplete: 'off' } }}
      />
      <Button size="small" onClick={onDone} sx={{ mt: { sm: 3.5 } }}>
        {t('orders.lineDone')}
      </Button>
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr auto auto', sm: 'minmax(120px, 1fr) minmax(0, 1.6fr) 116px 76px' },
  '& > :nth-of-type(2)': { gridColumn: { xs: '1', sm: 'auto' }, gridRow: { xs: '2', sm: 'auto' } },
  py: 0.25,
  borderTop: 1,
  borderColor: 'line.soft',
  minHeight: 40,
};

const sumStyles = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
