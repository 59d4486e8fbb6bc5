import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useKeptFocus } from './useKeptFocus';

let setSaving: (saving: boolean) => void;

function Page() {
  const [saving, set] = useState(false);
  setSaving = set;
  useKeptFocus();
  return (
    <>
      <button disabled={saving}>Salvesta</button>
      <button>Muu</button>
    </>
  );
}

const save = async () => {
  act(() => screen.getByText('Salvesta').focus());
  // A browser does both at once: jsdom leaves the focus on a button that is disabled.
  act(() => screen.getByText('Salvesta').blur());
  act(() => setSaving(true));
};
const saved = () => act(async () => setSaving(false));

it('gives the focus back to the button that was disabled while it saved', async () => {
  render(<Page />);
  await save();
  expect(document.body).toHaveFocus();
  await saved();
  expect(screen.getByText('Salvesta')).toHaveFocus();
});

it('leaves the focus where it went meanwhile', async () => {
  render(<Page />);
  await save();
  act(() => screen.getByText('Muu').focus());
  await saved();
  expect(screen.getByText('Muu')).toHaveFocus();
});
