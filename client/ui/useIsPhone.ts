import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useMediaQuery(useTheme().breakpoints.down('sm'));
