import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { t } from '../../i18n/officeTexts';
import { COARSE } from '../layout/touchTarget';
import { useTypedText } from '../../lib/texts/typedText';
import { atLeast } from '../layout/leastType';

export interface TableSearchProps {
  /** Which table, for those who listen. */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** The search box of one table. */
export function TableSearch({ label, value, onChange }: TableSearchProps) {
  const { text, type, leave } = useTypedText(value, onChange);
  return (
    <OutlinedInput
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      placeholder={t('table.searchTable')}
      slotProps={{ input: { 'aria-label': `${t('table.searchTable')}: ${label}`, enterKeyHint: 'search' } }}
      sx={{
        flexGrow: { xs: 1, sm: 0 },
        mx: { xs: 0.5, sm: 0 },
        pl: 1.25,
        pr: 1,
        fontSize: atLeast('0.875rem'),
        '& input': { px: 0, py: '4px', width: { xs: '100%', sm: 150 }, minWidth: 110, [COARSE]: { py: '9px' } },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={t('table.clearSearch')} onClick={() => type('')}>
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
}
