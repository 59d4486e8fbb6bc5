import type { Logo } from '../../../platform/settings/settings';
import type { Words } from '../../../texts/words';
import type { Links } from '../mailLinks';
import type { Block } from './blocks/block';

/** The company that writes. */
export interface Company {
  name: string;
  email: string | undefined;
  phone: string | undefined;
  logo?: Logo;
}

/** The company that writes, its texts, and the address of its pages. */
export interface Branding extends Words, Company {
  links: Links;
  /** The page of the trip of the customer who is written to. */
  tripPage?: string;
  /** It stands below another letter in the same e-mail, which has greeted. */
  isContinued?: boolean;
}

export interface Mail {
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preheader: string;
  blocks: Block[];
}

/** A template turns the facts of one message into its blocks, in the language of `branding`. Everybody is addressed as 'teie'. */
export type Template<Props> = (props: Props, branding: Branding) => Mail;
