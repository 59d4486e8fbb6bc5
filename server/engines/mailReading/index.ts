// Engine: reads an inquiry that came as a mail, by rules: days, times, places, people and the contact, each with its words.
// Stands on the plain values of the platform alone; the caller gives the places.
export { readMail } from './readMail';
export type { Found, MailFields } from './fields';
export { readSender } from './mailParts';
export type { Sender } from './mailParts';
