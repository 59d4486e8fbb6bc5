import { screen } from '@testing-library/react';
import { renderClient } from '../../testRender';
import { ids, replied } from '../../testReplies';
import DriverStays from './DriverStays';

const open = (of: 'there' | 'back') =>
  renderClient(<DriverStays orderId={ids[of]} />, { replies: { MyStays: () => ({ data: replied('MyStays', of) }) } });

it('tells a driver where to stay with the bus, and for which trip', async () => {
  open('there');
  expect(await screen.findByRole('region', { name: 'Bussi asukoht' })).toHaveTextContent(
    'Pärast reisiBuss jääb kohale: Paide. Järgmine reis T 22.12.2026 09:00, Paide - Tallinn.',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', `/platform/job/${ids.back}`);
});

it('names the driver who takes the bus where it stands', async () => {
  open('back');
  expect(await screen.findByText('Buss on juba kohal: Paide, reisi Tallinn - Paide järel.')).toBeVisible();
});
