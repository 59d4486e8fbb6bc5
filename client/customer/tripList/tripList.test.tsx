import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ids, replied } from '../../testReplies';
import { refusal, renderClient } from '../../testRender';
import type { Replies } from '../../testRender';
import TripListPage from './TripListPage';

const list = replied('OpenTripList', 'full').openTripList;
const offered = list.upcoming.find(({ id }) => id === ids.answered)!;
const open = (replies: Replies, path: string) => renderClient(<TripListPage />, { replies, path });

it('asks for an address, and says the same whether we know it or not', async () => {
  const ask = jest.fn((_variables: Record<string, unknown>) => ({ data: { requestTripList: true } }));
  open({ RequestTripList: ask }, '/trips');
  await userEvent.click(screen.getByRole('button', { name: 'Saada link' }));
  expect(await screen.findByText('Palun sisestage e-posti aadress')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), ' oie@rahvatants.ee ');
  await userEvent.click(screen.getByRole('button', { name: 'Saada link' }));
  expect(await screen.findByRole('heading', { name: 'Vaadake oma postkasti' })).toHaveFocus();
  expect(screen.getByText(/^Kui aadressiga oie@rahvatants\.ee on meilt reise küsitud/)).toBeVisible();
  expect(ask.mock.calls).toEqual([[{ email: 'oie@rahvatants.ee' }]]);
});

it('shows a refusal of the server at its field', async () => {
  open({ RequestTripList: () => refusal('emailOfTripList') }, '/trips');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-post' }), 'oie');
  await userEvent.click(screen.getByRole('button', { name: 'Saada link' }));
  expect(await screen.findByText('Palun sisestage korrektne e-posti aadress')).toBeVisible();
});

it('opens the link by its button only, and shows the trips again to a returning customer', async () => {
  const OpenTripList = jest.fn((_variables: Record<string, unknown>) => ({
    data: {
      openTripList: { ...list, upcoming: [offered], past: [{ ...offered, id: ids.job, state: 'over' as const }] },
    },
  }));
  const first = open({ OpenTripList }, '/trips?key=k1');
  const button = await screen.findByRole('button', { name: 'Näita minu reise' });
  expect(OpenTripList).not.toHaveBeenCalled();
  await userEvent.click(button);
  const ahead = within(await screen.findByRole('list', { name: 'Tulevased reisid' }));
  expect(ahead.getByRole('link')).toHaveAttribute('href', `/trip?id=${ids.answered}&key=${offered.key}`);
  expect(ahead.getByRole('link')).toHaveTextContent(/Tallinn – Paide – Tartu.*47 reisijat.*Ootab teie vastust/);
  expect(within(screen.getByRole('list', { name: 'Möödunud reisid' })).getByText(/^Sõidetud/)).toBeVisible();
  first.unmount();
  open({ OpenTripList }, '/trips?key=k1');
  expect(await screen.findByRole('list', { name: 'Tulevased reisid' })).toBeVisible();
  expect(OpenTripList).toHaveBeenCalledTimes(1);
});

it('says that a link was used or has ended, offers another one, and names the phone to call', async () => {
  const PortalInfo = () => ({ data: replied('PortalInfo', 'full') });
  open({ PortalInfo, OpenTripList: () => refusal('usedTripList') }, '/trips?key=k2');
  await userEvent.click(await screen.findByRole('button', { name: 'Näita minu reise' }));
  expect(await screen.findByRole('heading', { name: 'Link on kasutatud või aegunud' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'E-post' })).toBeVisible();
  const { companyPhone } = replied('PortalInfo', 'full').portalInfo;
  expect(await screen.findByRole('link', { name: companyPhone! })).toBeVisible();
});

it('says when an address has no trips left', async () => {
  open({ OpenTripList: () => ({ data: { openTripList: { ...list, upcoming: [] } } }) }, '/trips?key=k3');
  await userEvent.click(await screen.findByRole('button', { name: 'Näita minu reise' }));
  expect(await screen.findByText('Reise ei ole')).toBeVisible();
});
