import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replied } from '../../../testReplies';
import { renderClient } from '../../../testRender';
import type { DataOf } from '../../../testRender';
import { PlaceInput } from './PlaceInput';

configure({ asyncUtilTimeout: 10_000 });

const found: Record<string, DataOf<'FindPlaces'>> = {
  'Tallinna vanalinn': replied('FindPlaces', 'oldTown'),
  Talinn: replied('FindPlaces', 'similar'),
  'Pikk 5': replied('FindPlaces', 'townMissing'),
  Xyzzy: replied('FindPlaces', 'nothing'),
};

async function type(text: string) {
  renderClient(<PlaceInput label="Kust" onChoose={jest.fn()} />, {
    replies: { FindPlaces: ({ text: typed }) => ({ data: found[typed]! }) },
  });
  await userEvent.type(screen.getByRole('combobox', { name: 'Kust' }), text);
}

it('asks whether a name that is only similar is meant', async () => {
  await type('Talinn');
  expect(await screen.findByRole('option', { name: 'Tallinn, Harju maakond' })).toBeVisible();
  expect(screen.getByText('„Talinn“ me ei leidnud. Kas mõtlesite:')).toBeVisible();
});

it('asks nothing about a name that is known', async () => {
  await type('Tallinna vanalinn');
  expect(await screen.findByRole('option', { name: 'Tallinna vanalinn, Tallinn' })).toBeVisible();
  expect(screen.queryByText(/Kas mõtlesite/)).not.toBeInTheDocument();
});

it('asks for the town of a street', async () => {
  await type('Pikk 5');
  expect(await screen.findByText('Lisage tänavale ka linn või küla, näiteks „Pikk 5, Tartu“.')).toBeVisible();
});

it('says when nothing was found', async () => {
  await type('Xyzzy');
  expect(await screen.findByText(/Sellist kohta me ei leidnud/)).toBeVisible();
});

describe('a reply that comes late', () => {
  /** Types a text whose places come when the test calls what is returned. */
  async function typeBeforeReply(): Promise<() => Promise<void>> {
    let reply = (): void => undefined;
    renderClient(
      <>
        <PlaceInput label="Kust" onChoose={jest.fn()} />
        <button type="button">EDASI</button>
      </>,
      {
        replies: {
          FindPlaces: () => new Promise((resolve) => (reply = () => resolve({ data: found['Tallinna vanalinn']! }))),
        },
      },
    );
    await userEvent.type(field(), 'Tallinna vanalinn');
    expect(await screen.findByText('Otsin…')).toBeVisible();
    await act(() => new Promise((asked) => setTimeout(asked, 400)));
    return () => act(async () => reply());
  }
  const field = () => screen.getByRole('combobox', { name: 'Kust' });

  it.each([
    ['after Enter', () => userEvent.keyboard('{Enter}')],
    ['after Tab', () => userEvent.tab()],
    ['after another part of the page was pressed', () => userEvent.click(screen.getByText('EDASI'))],
  ])('opens no list %s', async (_, leave) => {
    const reply = await typeBeforeReply();
    await leave();
    expect(screen.queryByText('Otsin…')).not.toBeInTheDocument();
    await reply();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(field()).toHaveValue('Tallinna vanalinn');
  });

  it('is shown when the customer types on or asks for the list', async () => {
    const reply = await typeBeforeReply();
    await userEvent.keyboard('{Enter}');
    await reply();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'Tallinna vanalinn, Tallinn' })).toBeVisible();
  });
});
