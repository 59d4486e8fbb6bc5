import Dialog from '@mui/material/Dialog';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderClient } from '../../testRender';
import { SectionForm } from './SectionForm';

const save = jest.fn();
const sendPage = jest.fn();
beforeEach(() => jest.clearAllMocks());

const open = (busy = false) =>
  renderClient(
    <form onSubmit={sendPage}>
      <Dialog open>
        <SectionForm busy={busy} onSubmit={save}>
          <input aria-label="Nimi" />
        </SectionForm>
      </Dialog>
    </form>,
  );

it('of a dialog is sent by Enter, and the form of the page around it is not', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nimi' }), 'Setra{Enter}');
  expect(save).toHaveBeenCalledTimes(1);
  expect(sendPage).not.toHaveBeenCalled();
});

it('is not sent twice', async () => {
  open(true);
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salvestan…' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nimi' }), '{Enter}');
  expect(save).not.toHaveBeenCalled();
});
