import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';

interface LongFieldProps extends Omit<
  TextFieldProps,
  'multiline' | 'minRows' | 'maxRows' | 'rows' | 'slotProps' | 'sx'
> {
  /** The lines that an empty field shows. */
  rows?: number;
  /** The lines after which the text scrolls. */
  mostRows?: number;
  sx?: TextFieldProps['sx'];
  slotProps?: { htmlInput?: object };
}

const LINE = 24;

/**
 * A text of several lines, which grows with its text by CSS. MUI's own measures it: it lays out the whole page for that,
 * and writes style attributes, which browsers ignore in HTML that the server drew.
 */
export function LongField({ rows = 1, mostRows, slotProps, sx, ...field }: LongFieldProps) {
  const growing = { fieldSizing: 'content', minHeight: rows * LINE, maxHeight: mostRows && mostRows * LINE };
  return (
    <TextField
      {...field}
      multiline
      slotProps={{ htmlInput: { rows, ...slotProps?.htmlInput }, input: { inputComponent: 'textarea' } }}
      sx={[{ '& textarea': growing }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
