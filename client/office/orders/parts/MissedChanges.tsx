import Box from '@mui/material/Box';
import { printHistoryLine, printHistoryTitle } from './history';
import type { HistoryItem } from './history';

/** Changes of the order by others meanwhile: change, user, time. */
export function MissedChanges({ items }: { items: readonly HistoryItem[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.25 }}>
      {items.map((item) => (
        <li key={`${item.at}${item.action}`}>
          <strong>{printHistoryTitle(item)}</strong> · {printHistoryLine(item, new Date())}
        </li>
      ))}
    </Box>
  );
}
