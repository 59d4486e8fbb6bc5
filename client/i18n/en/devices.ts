import type { devices as et } from '../et/devices';
import type { Translated } from '../translate';

export const devices = {
  title: 'Where I am signed in',
  current: 'this device',
  unknown: 'Unknown device',
  where: 'Network {address}',
  first: 'Signed in {moment}',
  last: 'last seen {moment}',
  end: 'Sign out',
  endLabel: 'Sign out: {device}',
  endOthers: 'Sign out all others',
  ended: 'The device is signed out!',
  endedOthers: 'All other devices are signed out!',
  failed: 'The devices could not be loaded',
  alone: 'You are signed in nowhere else.',
} satisfies Translated<typeof et>;
