import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes, StaticRouter } from 'react-router';
import { useLater } from './useLater';

let drawn: boolean[] = [];
beforeEach(() => (drawn = []));

function LowerPart() {
  const isShown = useLater();
  useLayoutEffect(() => void drawn.push(isShown));
  return isShown ? <p>Ajalugu</p> : null;
}

const pages = (
  <Routes>
    <Route path="/" element={<Link to="/tellimus">Ava</Link>} />
    <Route path="/tellimus" element={<LowerPart />} />
  </Routes>
);

test('a part below the fold follows the first picture of a page that a link leads to', async () => {
  render(<MemoryRouter>{pages}</MemoryRouter>);
  await userEvent.click(screen.getByRole('link'));
  expect(await screen.findByText('Ajalugu')).toBeVisible();
  expect(drawn).toEqual([false, true]);
});

test('the first page of a visit has it at once, as the server drew it', () => {
  render(<MemoryRouter initialEntries={['/tellimus']}>{pages}</MemoryRouter>);
  expect(drawn).toEqual([true]);
  expect(renderToString(<StaticRouter location="/tellimus">{pages}</StaticRouter>)).toContain('Ajalugu');
});
