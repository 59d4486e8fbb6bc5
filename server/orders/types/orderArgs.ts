import { Arg, Int } from 'type-graphql';
import { KeyScalar, UUIDScalar } from '../../platform/api/scalars';

// Arguments that many changes of an order take.

export const Id = () => Arg('id', () => UUIDScalar, { description: 'Id of the order.' });
export const Version = () =>
  Arg('version', () => Int, {
    nullable: true,
    description: 'The version the change was made on; a stale one is refused with what changed.',
  });
export const Key = (name: string) => Arg(name, () => KeyScalar, { description: 'Key of the e-mailed link.' });
export const Confirmed = (what: string) =>
  Arg('confirmed', () => Boolean, {
    defaultValue: false,
    description: `Without it the code CONFIRM asks first, naming ${what}.`,
  });
