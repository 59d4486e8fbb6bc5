import type { cancellationLines as et } from '../et/cancellationLines';
import type { TranslatedToRussian } from '../translate';

export const cancellationLines = {
  title: 'Отмена',
  basis: 'Процент считается от цены поездки с НДС, без питания.',
} satisfies TranslatedToRussian<typeof et>;
