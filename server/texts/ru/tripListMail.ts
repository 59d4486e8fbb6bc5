import type { TranslatedToRussian } from '../catalogue';
import type { tripListMail as et } from '../et/tripListMail';

export const tripListMail: TranslatedToRussian<typeof et> = {
  subject: 'Ваши поездки',
  once: 'Ссылка открывается один раз в течение 20 минут.',
  lead: 'Здесь вы увидите все поездки, которые запрашивали с этого адреса.',
  open: 'Открыть мои поездки',
  note: 'Ссылка действует 20 минут и открывается один раз. Если вы её не запрашивали, ничего делать не нужно.',
};
