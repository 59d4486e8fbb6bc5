import type { orderMails as et } from '../et/orderMails';
import type { Translated } from '../translate';

export const orderMails: Translated<typeof et> = {
  title: 'Mails',
  markRead: 'Mark as read',
};
