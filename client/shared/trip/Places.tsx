import Box from '@mui/material/Box';
import { RouteLine } from '../../ui/RouteLine';
import { TwoLines } from '../../ui/table/TwoLines';

/** The route line and the places of a trip, in a table as on a card: 'Tallinn - Paide - Tartu'. */
export function Places({ stops, text }: { stops: number; text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0, maxWidth: '100%' }}>
      <RouteLine stops={stops} />
      <TwoLines title={text}>{text}</TwoLines>
    </Box>
  );
}
