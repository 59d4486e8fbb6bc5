import { screen } from '@testing-library/react';
import type { DataOf } from '../../testRender';
import { renderClient } from '../../testRender';
import AccessibilityPage from './AccessibilityPage';

const info = {
  companyName: 'Tuuleveod',
  companyPhone: '+372 5555 0000',
  companyEmail: 'info@tuuleveod.example',
  logoUrl: null,
  now: '2026-11-23T08:00:00Z',
};
const open = (changes: Partial<DataOf<'PortalInfo'>['portalInfo']> = {}) =>
  renderClient(<AccessibilityPage />, {
    replies: { PortalInfo: () => ({ data: { portalInfo: { ...info, ...changes } } }) },
  });

it('names the contact, the supervisor and the days of assessment', async () => {
  open();
  expect(await screen.findByText(/^Tuuleveod soovib/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Ligipääsetavuse teatis' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+372 5555 0000' })).toHaveAttribute('href', 'tel:+37255550000');
  expect(screen.getByRole('link', { name: 'info@tuuleveod.example' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ttja.ee' })).toHaveAttribute('href', 'https://ttja.ee');
  expect(screen.getByText('Hinnang on tehtud 23.11.2026.')).toBeVisible();
});

it('asks for a reply by e-mail where the company has set no contact', async () => {
  open({ companyPhone: null, companyEmail: null });
  expect(await screen.findByText(/vastake mõnele meie kirjale/)).toBeVisible();
});
