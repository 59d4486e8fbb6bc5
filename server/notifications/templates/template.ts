import type { Links } from '../links';
import type { Block } from './blocks/block';

/** Whose portal writes, and where its pages are. */
export interface Branding {
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

/** A template turns the facts of one message into its blocks. Everybody is addressed as 'teie'. */
export type Template<Props> = (props: Props, branding: Branding) => Mail;
