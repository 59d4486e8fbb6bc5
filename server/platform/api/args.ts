import { Arg, Int } from 'type-graphql';
import { KeyScalar, UUIDScalar } from './scalars';

// Arguments that many operations take.

/** `of`: what the id is of, such as 'order'. */
export const Id = (of: string) => Arg('id', () => UUIDScalar, { description: `Id of the ${of}.` });
export const Version = () =>
  Arg('version', () => Int, {
    nullable: true,
    description: 'The version the change was made on; a stale one is refused with what changed.',
  });
export const Key = (name = 'key') => Arg(name, () => KeyScalar, { description: 'Key of the e-mailed link.' });
export const Confirmed = (what: string) =>
  Arg('confirmed', () => Boolean, {
    defaultValue: false,
    description: `Without it the code CONFIRM asks first, naming ${what}.`,
  });
