import { screen } from '@testing-library/react';
import { renderClient } from '../../testRender';
import DriverStays from './DriverStays';

const orderId = '0190ab00-0000-7000-8000-000000000001';
const stay = (id: string, start: string) => ({
  __typename: 'Stay' as const,
  ...{ place: 'Tartu', orderId: id, title: 'Tartu - Tallinn', start },
});
const open = (before: ReturnType<typeof stay> | null, after: ReturnType<typeof stay> | null) =>
  renderClient(<DriverStays orderId={orderId} />, {
    replies: { MyStays: () => ({ data: { myStays: { __typename: 'OwnStays', before, after } } }) },
  });

it('tells a driver where to stay with the bus, and for which trip', async () => {
  open(null, stay('0190ab00-0000-7000-8000-000000000002', '2026-12-16T06:00:00Z'));
  expect(await screen.findByRole('region', { name: 'Bussi asukoht' })).toHaveTextContent(
    'Pärast reisiBuss jääb kohale: Tartu. Järgmine reis kolmap 16.12.2026 08:00, Tartu - Tallinn.',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/platform/job/0190ab00-0000-7000-8000-000000000002');
});

it('tells who takes the bus where it stands', async () => {
  open(stay('0190ab00-0000-7000-8000-000000000003', '2026-12-15T06:00:00Z'), null);
  expect(await screen.findByText('Buss on juba kohal: Tartu, reisi Tartu - Tallinn järel.')).toBeVisible();
});
