import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import type { ReactNode } from 'react';
import { t } from '../../i18n/officeTexts';
import type { PriceListDraft, SeasonText } from './draft';

/** The props of every part of the editor. */
export interface PriceListPartProps {
  draft: PriceListDraft;
  set: (changes: Partial<PriceListDraft>) => void;
  /** By field, as the server names it: 'base.1.name'. */
  messages: Record<string, string>;
  disabled: boolean;
}

/** The rows with one of them changed, or taken away. */
export const changeRow = <Row extends { key: string }>(rows: Row[], key: string, changes: Partial<Row>): Row[] =>
  rows.map((row) => (row.key === key ? { ...row, ...changes } : row));
export const removeRow = <Row extends { key: string }>(rows: Row[], key: string): Row[] =>
  rows.filter((row) => row.key !== key);

/** One rule of the list, with the button that takes it away. */
export function RuleCard({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  return (
    <Box component="li" sx={cardStyles}>
      <Box sx={fieldsStyles}>{children}</Box>
      <IconButton
        size="small"
        aria-label={t('office.remove', { name: name.trim() || t('pricing.unnamed') })}
        onClick={onRemove}
        sx={{ position: 'absolute', top: 6, right: 6 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** The rules of one kind, and the button that adds one. */
export function RuleList({ addLabel, onAdd, children }: { addLabel: string; onAdd: () => void; children: ReactNode }) {
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {children}
      </Box>
      <Button size="small" startIcon={<Add />} onClick={onAdd} sx={{ mt: 1.5 }}>
        {addLabel}
      </Button>
    </>
  );
}

interface ShortFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  disabled: boolean;
  placeholder?: string;
  maxLength?: number;
}

/** A short text or a number. */
export function ShortField({ label, value, onChange, error, disabled, placeholder, maxLength = 255 }: ShortFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      disabled={disabled}
      placeholder={placeholder}
      error={Boolean(error)}
      helperText={error}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off' } }}
    />
  );
}

interface SeasonFieldsProps {
  season: SeasonText;
  error: (field: string) => string | undefined;
  disabled: boolean;
  onChange: (season: SeasonText) => void;
}

/** The first and the last day of a season. */
export const SeasonFields = ({ season, error, disabled, onChange }: SeasonFieldsProps) =>
  (['from', 'to'] as const).map((end) => (
    <ShortField
      key={end}
      label={t(end === 'from' ? 'pricing.seasonFrom' : 'pricing.seasonTo')}
      value={season[end]}
      error={end === 'from' ? (error('season') ?? error('season.from')) : error('season.to')}
      disabled={disabled}
      placeholder={t('pricing.seasonHint')}
      maxLength={5}
      onChange={(value) => onChange({ ...season, [end]: value })}
    />
  ));

const cardStyles = { position: 'relative', border: 1, borderColor: 'divider', borderRadius: 1, p: 2, pr: 6 };

const fieldsStyles = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fill, minmax(138px, 1fr))' },
};
