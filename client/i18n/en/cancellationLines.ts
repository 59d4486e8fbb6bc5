import type { cancellationLines as et } from '../et/cancellationLines';
import type { Translated } from '../translate';

export const cancellationLines = {
  title: 'Cancellation',
  basis: 'The percentage is of the price of the trip with VAT, without catering.',
} satisfies Translated<typeof et>;
