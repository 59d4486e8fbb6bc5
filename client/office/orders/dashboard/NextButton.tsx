import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

type NextButtonProps = ButtonProps & {
  /** The trip leaves soon: the button is yellow at once. */
  urgent: boolean;
  component?: React.ElementType;
  to?: string;
};

/** The next step of a row; yellow while the row has the focus, or when its trip leaves soon (docs/product.md, 'Dashboard'). */
export function NextButton({ urgent, ...props }: NextButtonProps) {
  return (
    <Button
      size="small"
      {...props}
      variant={urgent ? 'contained' : 'outlined'}
      color={urgent ? 'signal' : 'primary'}
      sx={urgent ? undefined : yellowInFocus}
    />
  );
}

const yellowInFocus = {
  '[role="row"]:focus-within &, li:focus-within &': {
    bgcolor: 'signal.main',
    borderColor: 'signal.main',
    color: 'signal.contrastText',
  },
};
