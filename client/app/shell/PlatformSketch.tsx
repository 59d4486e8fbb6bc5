import Box from '@mui/material/Box';
import { Mark } from '../../ui/RouteLine';
import { headerStyles } from './headerStyles';
import { Splash } from './Splash';

/** The back office while we find out who is here: its bar stands there from the first picture on (app/prerender.tsx). */
export function PlatformSketch() {
  return (
    <>
      <Box aria-hidden sx={headerStyles}>
        <Mark />
      </Box>
      <Splash />
    </>
  );
}
