import { screen, waitFor } from '@testing-library/react';
import { replied } from '../../../testReplies';
import { renderClient } from '../../../testRender';
import type { Replies } from '../../../testRender';
import { makeFreshInquiry } from '../inquiryState';
import PriceBox from './PriceBox';

const place = (city: string, lat: number) => ({
  city,
  address: city,
  lat,
  lng: 24.75,
  approximate: false,
});
const form = (passengers = 47) => {
  const fresh = makeFreshInquiry({ inquiryId: '01a1fde1-5e2e-7681-94c6-0d373c0c4ef9', formKey: 'form-1' }, new Date());
  const [start] = fresh.stops;
  if (!start) throw new Error('a fresh inquiry has a stop');
  const stops = [
    { ...start, place: place('Tallinn', 59.4) },
    { ...start, id: 2, place: place('Tartu', 58.4), depart: null },
  ];
  return { ...fresh, stops, details: { ...fresh.details, passengers, promo: ' TALV ' } };
};
const open = (ShowInquiryPrice: Replies['ShowInquiryPrice'], passengers?: number) =>
  renderClient(<PriceBox state={form(passengers)} />, { replies: { ShowInquiryPrice } });
const said = async () => (await screen.findByRole('status')).textContent?.replaceAll('\u00a0', ' ');

it('shows a firm price with VAT, its contents and its last day', async () => {
  const ask = jest.fn((_variables: Record<string, unknown>) => ({ data: replied('ShowInquiryPrice', 'firm') }));
  open(ask);
  expect(await said()).toBe(
    'Reisi hind310,00 €Sisaldab käibemaksu 24%, ilma selleta 250,00 €. Toitlustus lisandub.' +
      'Hind kehtib kuni 28.11.2026 (kaasa arvatud), kui marsruut, ajad ja reisijate arv ei muutu.',
  );
  expect(ask.mock.calls[0]?.[0]).toMatchObject({
    input: {
      inquiryId: '01a1fde1-5e2e-7681-94c6-0d373c0c4ef9',
      formKey: 'form-1',
      passengers: 47,
      promo: 'TALV',
      stops: [{ address: 'Tallinn', depart: expect.any(String) }, { address: 'Tartu' }],
    },
  });
});

it('says of a range that it holds nothing', async () => {
  open(() => ({ data: replied('ShowInquiryPrice', 'range') }));
  expect(await said()).toBe(
    'Reisi ligikaudne hind272,80 € kuni 347,20 €Sisaldab käibemaksu 24%, ilma selleta 220,00 € kuni 280,00 €. ' +
      'Toitlustus lisandub.See hind ei ole siduv. Täpse pakkumise saadame e-postiga.',
  );
});

it('shows nothing where none is shown or the server does not answer, and asks nothing of a form that is not whole', async () => {
  const none = jest.fn(() => ({ data: replied('ShowInquiryPrice', 'off') }));
  const fails = jest.fn(() => Promise.reject(new TypeError('network')));
  for (const reply of [none, fails]) {
    open(reply);
    await waitFor(() => expect(reply).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('status')).toBeNull();
  }
  open(none, 0);
  expect(none).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/Error funktsioonis/)).toBeNull();
});
