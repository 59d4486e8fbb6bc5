import Box from '@mui/material/Box';

/** Where toasts stand in a page: below its head. It is empty while there are none, and pages give way to those that come. */
export const ToastRoom = () => (
  <Box className="toast-room" sx={{ height: 'var(--toast-room, 0px)', '@media print': { display: 'none' } }} />
);
