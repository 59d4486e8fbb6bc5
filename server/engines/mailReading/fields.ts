import type { Language } from '../../platform/values/languages';
import type { KnownPlace } from './places';
import type { Span } from './span';

/** A value that a mail tells, and the words that tell it; none for the sender's own name and address. */
export interface Found<T> {
  value: T;
  isCertain: boolean;
  words: Span[];
}

/** Everything that a mail tells of a trip. Null: it does not tell. */
export interface MailFields {
  day: Found<string> | null;
  time: Found<string> | null;
  from: Found<KnownPlace> | null;
  to: Found<KnownPlace> | null;
  via: Found<KnownPlace>[];
  isReturn: Found<boolean> | null;
  returnDay: Found<string> | null;
  returnTime: Found<string> | null;
  passengers: Found<number> | null;
  fullName: Found<string> | null;
  email: Found<string> | null;
  phone: Found<string> | null;
  company: Found<string> | null;
  registryCode: Found<string> | null;
  language: Found<Language> | null;
}
