import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import { t } from '../../../i18n/publicTexts';
import { touchTarget } from '../../../ui/layout/touchTarget';
import { Quiet } from '../../../ui/Quiet';
import { formatMoney } from '../../../lib/texts/money';
import type { MenuPackage } from './useFoodMenu';

interface FoodPackageCardProps {
  food: MenuPackage;
  count: number;
  disabled: boolean;
  onAdd: () => void;
  onTake: () => void;
  onSet: (count: number) => void;
}

/** One food package with its count: typed, or by plus and minus. */
export function FoodPackageCard({ food, count, disabled, onAdd, onTake, onSet }: FoodPackageCardProps) {
  const { id, name, description, priceCents } = food;
  return (
    <Paper variant="outlined" sx={cardStyles}>
      <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
        <Quiet>{description}</Quiet>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(priceCents)}
        </Typography>
      </Box>
      <Box sx={counterStyles}>
        <IconButton aria-label={t('inquiry.foodTake', { name })} disabled={disabled || count === 0} onClick={onTake}>
          <Remove />
        </IconButton>
        <InputBase
          name={`food.${id}`}
          value={count}
          disabled={disabled}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            if (/^\d{0,4}$/.test(target.value)) onSet(Number(target.value));
          }}
          onKeyDown={(event) => {
            // A count is not the end of the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          slotProps={{
            input: { 'aria-label': t('inquiry.foodCount', { name }), inputMode: 'numeric', autoComplete: 'off' },
          }}
          sx={{
            '& input': {
              ...touchTarget,
              width: '4ch',
              p: 0,
              textAlign: 'center',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
            },
          }}
        />
        <IconButton aria-label={t('inquiry.foodAdd', { name })} disabled={disabled} onClick={onAdd}>
          <Add />
        </IconButton>
      </Box>
    </Paper>
  );
}

const cardStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.75,
  borderRadius: '10px',
  p: 1.75,
};

const counterStyles = {
  display: 'flex',
  alignItems: 'center',
  ml: 'auto',
  border: 1,
  borderColor: 'line.field',
  borderRadius: 1,
  '&:has(input:focus)': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
};
