import Dialog from '@mui/material/Dialog';
import { act, render, screen, waitFor } from '@testing-library/react';
import { closeSnackbar } from 'notistack';
import { dismissErrors, toast } from '../../lib/request/toasts';
import ToastArea from './ToastArea';

afterEach(() => act(() => closeSnackbar()));

it.each(['success', 'error'] as const)('shows a %s also while a dialog is open', async (tone) => {
  const page = (open: boolean) => (
    <>
      <ToastArea />
      <Dialog open={open}>Küsimus</Dialog>
    </>
  );
  const { rerender } = render(page(false));
  // The region must exist first: screen readers miss a region that comes together with its words.
  const region = document.querySelector('[aria-live]');
  expect(region).toBeEmptyDOMElement();
  rerender(page(true));
  act(() => toast('Juht peidetud!', tone));
  const shown = await screen.findByText('Juht peidetud!');
  expect(region).toContainElement(shown);
  expect(shown.closest('[aria-hidden="true"]')).toBeNull();
});

it('says the same once at a time, and again while the former one is on its way out', async () => {
  render(<ToastArea />);
  act(() => {
    toast('Ei õnnestunud', 'error');
    toast('Ei õnnestunud', 'error');
  });
  expect(await screen.findAllByText('Ei õnnestunud')).toHaveLength(1);
  act(() => {
    dismissErrors();
    toast('Ei õnnestunud', 'error');
  });
  await waitFor(() => expect(screen.getAllByText('Ei õnnestunud')).toHaveLength(2));
  await waitFor(() => expect(screen.getAllByText('Ei õnnestunud')).toHaveLength(1));
});

it('lets a scrolled page give way while it is shown, and no longer', async () => {
  render(<ToastArea />);
  const { style } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue('--toast-anchor')).toBe(''));
  act(() => toast('Juht peidetud!'));
  await waitFor(() => expect(style.getPropertyValue('--toast-anchor')).toBe('none'));
  act(() => closeSnackbar());
  await waitFor(() => expect(style.getPropertyValue('--toast-anchor')).toBe(''));
});
