// Outbound: e-mails: rules, templates, queue and mailer.
// Stands on orders, customer and company, whose events it follows.
export { createNotifications } from './notifications';
export type { Notifications } from './notifications';
export { readSubject } from './readSubject';
