import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSnackbar } from 'notistack';
import { renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import { replied } from '../../testReplies';
import TodoCard from './TodoCard';

const empty = () => replied('Setup', 'empty').setup;
type Setup = DataOf<'Setup'>['setup'];

const open = (replies: Replies = {}) =>
  renderClient(<TodoCard isFirst />, { replies: { Setup: () => ({ data: { setup: empty() } }), ...replies } });

afterEach(() => act(() => closeSnackbar()));

it('leads to the place of each item', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: '9 Veel teha' }));
  for (const [name, path] of [
    ['Valige oma parool', '/platform/start?samm=1'],
    ['Määrake meiliserver', '/platform/settings'],
    ['Lisage teine kasutaja', '/platform/createUser'],
    ['Koostage hinnakiri', '/platform/settings/prices'],
    ['Avage päringu vorm', '/inquery'],
    ['Esimesed sammud', '/platform/start'],
  ] as const)
    expect(card.getByRole('link', { name })).toHaveAttribute('href', path);
});

it('hides one item, and all', async () => {
  let { todo } = empty();
  const hide = jest.fn(({ items }: { items: Setup['todo'] | Setup['todo'][number] }) => {
    todo = todo.filter((item) => ![items].flat().includes(item));
    return { data: { hideTodo: { ...empty(), todo } } };
  });
  open({ HideTodo: hide });
  await userEvent.click(await screen.findByRole('button', { name: 'Peida: Määrake meiliserver' }));
  const card = within(await screen.findByRole('region', { name: '8 Veel teha' }));
  expect(card.queryByText('Määrake meiliserver')).not.toBeInTheDocument();
  expect(hide.mock.calls[0]?.[0]).toEqual({ items: ['mailServer'] });
  await userEvent.click(card.getByRole('button', { name: 'Peida kõik' }));
  expect(await screen.findByText('Peidetud. Sammud leiate „Seadete“ alt.')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('is not there when all is done, nor when it cannot be read', async () => {
  const { unmount } = open({ Setup: () => ({ data: { setup: { ...empty(), todo: [] } } }) });
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  open({
    Setup: () => {
      throw new Error('away');
    },
  });
  await new Promise((done) => setTimeout(done));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
