import type { Links } from '../links';
import type { Block } from './blocks/block';

/** Whose portal writes, and where its pages are. */
export interface Sender {
  name: string;
  email: string | undefined;
  phone: string | undefined;
  links: Links;
}

export interface Mail {
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preheader: string;
  blocks: Block[];
}

/** A template turns the facts of one message into its blocks. Customers are addressed as 'teie', our own people as 'sina'. */
export type Template<Props> = (props: Props, sender: Sender) => Mail;
