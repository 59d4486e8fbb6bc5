import { Arg, Int } from 'type-graphql';
import { KeyScalar, UUIDScalar } from './scalars';

// Arguments that many operations take.

/** `of`: what the id is of, such as 'order'. */
export const Id = (of: string) => Arg('id', () => UUIDScalar, { description: `Id of the ${of}.` });
export const OrderId = () => Arg('orderId', () => UUIDScalar, { description: 'Id of the order.' });
export const Version = () =>
  Arg('version', () => Int, {
    nullable: true,
    description: 'The version that the change is based on. A stale version is refused with the changes since.',
  });
export const Key = (name = 'key') => Arg(name, () => KeyScalar, { description: 'Key of the e-mailed link.' });
export const Confirmed = (what: string) =>
  Arg('confirmed', () => Boolean, {
    defaultValue: false,
    description: `Confirms the call. Without it the code CONFIRM asks first and names ${what}.`,
  });
