import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface KeyValue {
  label: string;
  value: ReactNode;
}

/** Facts one under another: the name on the left, the value right-aligned. Facts without a value are left out. */
export function KeyValueList({ items }: { items: readonly KeyValue[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'baseline',
              justifyContent: 'space-between',
              columnGap: 2,
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0, maxWidth: '100%' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, minWidth: 0, flexGrow: 1, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}
