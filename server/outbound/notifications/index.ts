// Outbound: e-mails: rules, templates, queue, mailer, and the check of the mail server.
// Stands on orders, customer and company, whose events it follows.
export type { MailFiles } from './attachments';
export { createNotifications } from './notifications';
export { MailCheckResolver } from './mailCheck/mailCheck.resolver';
export { createPreviewRoutes } from './mailCheck/previewRoutes';
export type { Notifications } from './notifications';
export { readSubject } from './readSubject';
