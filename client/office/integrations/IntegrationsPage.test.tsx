import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderClient } from '../../testRender';
import type { DataOf, Replies } from '../../testRender';
import IntegrationsPage from './IntegrationsPage';
import { ids, replied } from '../../testReplies';

const day = 86_400_000;
const inDays = (count: number) => new Date(Date.now() + count * day).toISOString();

type Token = DataOf<'ApiTokens'>['apiTokens'][number];
const someToken = (changes: Partial<Token> = {}): Token => ({
  ...replied('ApiTokens', 'full').apiTokens[0]!,
  ...changes,
});
type Webhook = DataOf<'Webhooks'>['webhooks'][number];
const someWebhook = (changes: Partial<Webhook> = {}): Webhook => ({
  ...replied('Webhooks', 'full').webhooks[0]!,
  ...changes,
});

let tokens: Token[];
let webhooks: Webhook[];
beforeEach(() => {
  tokens = [];
  webhooks = [];
});
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const open = (replies: Replies = {}) =>
  renderClient(<IntegrationsPage />, {
    replies: {
      ApiTokens: () => ({ data: { apiTokens: tokens } }),
      Webhooks: () => ({ data: { webhooks } }),
      ...replies,
    },
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const region = (name: RegExp) => within(screen.getByRole('region', { name }));

it('makes a token that is shown once, and revokes it after a question', async () => {
  const create = jest.fn((_variables: Record<string, unknown>) => {
    tokens = [someToken()];
    return { data: { createApiToken: { __typename: 'CreatedApiToken', id: ids.token, token: 'charter_saladus' } } };
  });
  const revoke = jest.fn((_variables: Record<string, unknown>) => {
    tokens = [someToken({ revokedAt: '2026-11-20T08:00:00Z' })];
    return { data: { revokeApiToken: true } };
  });
  open({ CreateApiToken: create, RevokeApiToken: revoke });
  expect(await screen.findByText('Võtit ei ole')).toBeVisible();

  await press('Uus võti');
  await press('Loo võti');
  expect(await screen.findByText('Palun sisestage nimi')).toBeVisible();
  await type('Nimi', 'Merit');
  await press('Loo võti');
  expect(await screen.findByLabelText('Võti')).toHaveValue('charter_saladus');
  const { input } = create.mock.calls[0]?.[0] as { input: { expiresAt: string } };
  // The least that can be chosen, for a year, to the end of its last day in Estonia.
  expect(input).toEqual({ name: 'Merit', scope: 'accounting', expiresAt: expect.stringMatching(/T2[12]:00:00/) });
  expect(Math.abs(Date.parse(input.expiresAt) - Date.parse(inDays(366)))).toBeLessThanOrEqual(1.1 * day);

  await press('Olen selle salvestanud');
  await waitFor(() => expect(screen.queryByDisplayValue('charter_saladus')).toBeNull());
  expect(region(/API-võtmed/).getByText(/kehtib kuni 30\.06\.2027 · pole veel kasutatud · Lõi admin/)).toBeVisible();

  await press('Tühista võti: Merit');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Tühista' }));
  expect(await screen.findByText('Kehtetud võtmed (1)')).toBeVisible();
  expect(revoke).toHaveBeenCalledWith({ id: ids.token });
  expect(screen.getByText('Võti tühistatud')).toBeVisible();
});

it('shows a refusal of the server at its field', async () => {
  open({
    CreateApiToken: () => refusal('tokenTooLong'),
    CreateWebhook: () => refusal('privateWebhook'),
  });
  await press('Uus võti');
  await type('Nimi', 'Merit');
  await press('Loo võti');
  expect(await screen.findByText('Võti võib kehtida kuni kaks aastat')).toBeVisible();
  expect(screen.getByLabelText('Nimi')).toHaveValue('Merit');
  await press('Loobu');

  await press('Uus haak');
  await userEvent.click(screen.getByLabelText('Kõik sündmused'));
  await press('Loo veebihaak');
  expect(await screen.findByText('Palun valige vähemalt üks sündmus')).toBeVisible();
  expect(screen.getByText('Palun sisestage aadress')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Kõik sündmused'));
  await type('Aadress', 'http://127.0.0.1/');
  await press('Loo veebihaak');
  expect(await screen.findByText('Aadress peab olema avalikus internetis')).toBeVisible();
});

it('makes a webhook for the chosen events, switches it off and deletes it', async () => {
  const create = jest.fn((_variables: Record<string, unknown>) => {
    webhooks = [someWebhook({ events: ['offerSent', 'jobStarted'] })];
    return { data: { createWebhook: { __typename: 'CreatedWebhook', id: ids.webhook, secret: 'whsec_saladus' } } };
  });
  const switched = jest.fn((_variables: Record<string, unknown>) => {
    webhooks = [someWebhook({ active: false })];
    return { data: { setWebhookActive: true } };
  });
  open({
    CreateWebhook: create,
    SetWebhookActive: switched,
    DeleteWebhook: () => {
      webhooks = [];
      return { data: { deleteWebhook: true } };
    },
  });
  await press('Uus haak');
  await type('Aadress', 'https://raamatupidaja.example/konks');
  await userEvent.click(screen.getByLabelText('Kõik sündmused'));
  await userEvent.click(screen.getByLabelText('Buss ja juht määratud'));
  await userEvent.click(screen.getByLabelText('Pakkumine saadetud'));
  await press('Loo veebihaak');
  expect(await screen.findByLabelText('Saladus')).toHaveValue('whsec_saladus');
  const input = { url: 'https://raamatupidaja.example/konks', events: ['offerSent', 'jobStarted'] };
  expect(create).toHaveBeenCalledWith({ input });
  await press('Olen selle salvestanud');
  expect(await screen.findByText(/^Pakkumine saadetud, Buss ja juht määratud · Lõi admin/)).toBeVisible();

  await press('Lülita välja: https://raamatupidaja.example/konks');
  expect(await screen.findByText('Väljas')).toBeVisible();
  expect(switched).toHaveBeenCalledWith({ id: ids.webhook, active: false });
  await press('Kustuta: https://raamatupidaja.example/konks');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kustuta' }));
  expect(await screen.findByText('Veebihaaki ei ole')).toBeVisible();
});

it('shows the result of each attempt, and tries again when that cannot be loaded', async () => {
  webhooks = [someWebhook()];
  let fails = true;
  open({
    WebhookDeliveries: () => (fails ? refusal('unforeseen') : { data: replied('WebhookDeliveries', 'full') }),
  });
  await press('Saatmised: https://raamatupidaja.example/konks');
  expect(await screen.findByText('Saatmisi ei õnnestunud laadida')).toBeVisible();
  fails = false;
  await press('Proovi uuesti');
  expect((await screen.findByText(/2\. katse · HTTP 200/)).textContent).toBe(
    '08.12.2026 10:00 · 2. katse · HTTP 200 · 12 ms',
  );
  expect(screen.getByText('Vastus: aitäh')).toBeVisible();
  expect(screen.getByText(/1\. katse · HTTP 500/)).toBeVisible();
  expect(screen.getByText('Ebaõnnestus')).toBeVisible();
});

it('says when lists cannot be loaded, and reads them again', async () => {
  let fails = true;
  const apiTokens = [someToken({ expiresAt: inDays(-1) })];
  open({ ApiTokens: () => (fails ? refusal('unforeseen') : { data: { apiTokens } }) });
  expect(await screen.findByText('Võtmeid ei õnnestunud laadida')).toBeVisible();
  fails = false;
  await press('Proovi uuesti');
  expect(await screen.findByText('Kehtetud võtmed (1)')).toBeVisible();
  expect(screen.getByText('Aegunud')).toBeInTheDocument();
});

it('exports the month before this one, of the chosen status', async () => {
  const fetched = jest.fn<Promise<Response>, [string]>(() => Promise.reject(new TypeError('network error')));
  global.fetch = fetched as unknown as typeof fetch;
  open();
  const part = region(/Eksport raamatupidamisele/);
  await userEvent.click(part.getByLabelText('Olek'));
  await userEvent.click(await screen.findByRole('option', { name: 'Töö' }));
  await press('Ekspordi: Eksport raamatupidamisele');
  expect(await screen.findByText('Eksport ebaõnnestus. Proovige uuesti.')).toBeVisible();
  const asked = new URL(fetched.mock.calls[0]?.[0] ?? '', 'http://portal.example');
  expect(asked.pathname).toBe('/api/export/accounting.csv');
  // Whole last month, on whatever day this test runs.
  const { firstDay = '', lastDay = '', status } = Object.fromEntries(asked.searchParams);
  expect(firstDay).toMatch(/-01$/);
  expect(lastDay.slice(0, 7)).toBe(firstDay.slice(0, 7));
  expect(new Date(Date.parse(lastDay) + day).getUTCDate()).toBe(1);
  expect(status).toBe('job');
});
