import type { session as et } from '../et/session';
import type { Translated } from '../translate';

export const session = {
  title: 'Sign in',
  morning: 'Good morning!',
  day: 'Good afternoon!',
  evening: 'Good evening!',
  username: 'Username',
  password: 'Password',
  enter: 'Sign in',
  entering: 'Signing in…',
  usernameMissing: 'Please enter your username',
  passwordMissing: 'Please enter your password',
  cookiesBlocked: 'You could not be kept signed in. Please allow cookies in your browser and try again.',
  slow: 'The server is taking longer than usual. Please wait a little longer.',
  wantTrip: 'Would you like to hire a coach?',
  toInquiry: 'Send an inquiry',
  haveTrip: 'Already booked?',
  toTrips: 'My trips',
  passkey: 'Sign in with a passkey',
  passkeyWaits: 'Waiting for the passkey…',
  passkeyFailed: 'No passkey was used. Try again, or sign in with your password.',
} satisfies Translated<typeof et>;
