import Box from '@mui/material/Box';

/** Keys and what they do. */
export const KeyHint = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <span>
    {keys.map((key) => (
      <Box key={key} component="kbd" sx={keyStyles}>
        {key}
      </Box>
    ))}
    {label}
  </span>
);

const keyStyles = {
  display: 'inline-block',
  minWidth: 22,
  px: 0.75,
  mr: 0.75,
  border: 1,
  borderColor: 'line.field',
  borderRadius: '5px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '20px',
  textAlign: 'center',
  color: 'text.primary',
};
