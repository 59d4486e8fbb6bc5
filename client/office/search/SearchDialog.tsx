import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearchEverywhereQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { printError } from '../../lib/request/errors';
import { useIsPhone } from '../../ui/useIsPhone';
import { KeyHint } from './KeyHint';
import { toOptions } from './searchOptions';
import type { SearchOption, SearchTarget } from './searchOptions';

/** While somebody types on, nothing is asked. */
const PAUSE_MS = 120;

interface SearchDialogProps {
  /** Pages and actions of the portal. */
  targets: readonly SearchTarget[];
  onClose: () => void;
}

/** One field that finds everything; arrows choose, Enter opens (docs/product/overview.md, 'Search'). */
export default function SearchDialog({ targets, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const asked = usePaused(text.trim());
  const { data, previousData, error, loading } = useSearchEverywhereQuery({
    variables: { search: asked },
    skip: asked.length < 2,
    fetchPolicy: 'network-only',
  });
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const hits = text.trim().length < 2 ? [] : ((data ?? previousData)?.searchEverywhere ?? []);
  const options = toOptions(text, targets, hits);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    id: 'search-everywhere',
    options,
    open: true,
    autoHighlight: true,
    includeInputInList: true,
    inputValue: text,
    value: null,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ title }) => title,
    getOptionKey: ({ path, title }) => `${path} ${title}`,
    isOptionEqualToValue: () => false,
    onInputChange: (_, typed, reason) => {
      if (reason === 'input' || reason === 'clear') setText(typed);
    },
    onChange: (_, option) => {
      if (!option) return;
      onClose();
      void navigate(option.path);
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  const isWaiting = text.trim() !== asked || loading;
  const groups = groupedOptions as readonly { key: number; index: number; group: string; options: SearchOption[] }[];
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': t('search.title') } }}
      sx={dialogStyles}
    >
      <Box {...getRootProps()} sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
        <InputBase
          autoFocus
          fullWidth
          type="search"
          placeholder={t('search.placeholder')}
          inputProps={{ ...getInputProps(), 'aria-label': t('search.title'), maxLength: 200, enterKeyHint: 'go' }}
          sx={{ px: 2.5, py: 1.25, fontSize: '1.0625rem' }}
        />
      </Box>
      <Box component="ul" {...getListboxProps()} aria-label={t('search.results')} sx={listStyles}>
        {groups.map(({ key, index, group, options: members }) => (
          <li key={key} role="presentation">
            <Box id={`search-group-${key}`} sx={groupStyles}>
              {group}
            </Box>
            <ul role="group" aria-labelledby={`search-group-${key}`}>
              {members.map((option, place) => {
                const { key: optionKey, ...optionProps } = getOptionProps({ option, index: index + place });
                return (
                  <Box component="li" key={optionKey} {...optionProps} sx={optionStyles}>
                    <Box component="span" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
                      {option.title}
                    </Box>
                    <Box component="span" sx={detailStyles}>
                      {option.detail}
                    </Box>
                  </Box>
                );
              })}
            </ul>
          </li>
        ))}
      </Box>
      <Box role="status" sx={{ px: 2.5, py: 1.25, borderTop: 1, borderColor: 'divider', ...footStyles }}>
        <span>
          {error
            ? t('search.failed', { message: printError(error) })
            : isWaiting && options.length === 0
              ? t('search.searching')
              : options.length === 0
                ? t('search.nothing')
                : t('search.count', { count: options.length })}
        </span>
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1.5 }}>
          <KeyHint keys={['↑', '↓']} label={t('search.keyChoose')} />
          <KeyHint keys={['Enter']} label={t('search.keyOpen')} />
          <KeyHint keys={['Esc']} label={t('search.keyClose')} />
        </Box>
      </Box>
    </Dialog>
  );
}

/** The value once it has stayed the same for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

const dialogStyles = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { sm: '9vh' } },
};
const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  flex: '1 1 auto',
  overflowY: 'auto',
  maxHeight: { sm: '56vh' },
  minHeight: { sm: 220 },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
};
const groupStyles = { px: 2.5, pt: 1.5, pb: 0.5, fontSize: '0.78rem', fontWeight: 600, color: 'text.secondary' };
const optionStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  px: 2.5,
  py: 1,
  minHeight: 40,
  cursor: 'pointer',
  '&.Mui-focused > span': { color: 'text.primary' },
  '&.Mui-focused': { bgcolor: 'action.selected', boxShadow: 'inset 3px 0 0 var(--mui-palette-signal-main)' },
};
const detailStyles = {
  color: 'text.secondary',
  fontSize: '0.8125rem',
  textAlign: 'right',
  minWidth: 0,
  overflowWrap: 'anywhere',
};
const footStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 1,
  fontSize: '0.8125rem',
  color: 'text.secondary',
};
