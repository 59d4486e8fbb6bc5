import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isOnlyAbout, isUnauthenticated, listFieldErrors, printError } from './errors';

const error = (...errors: { message: string; extensions?: Record<string, unknown> }[]) =>
  new CombinedGraphQLErrors({ errors });

describe('errors of the server', () => {
  it('are written with their request', () => {
    expect(printError(error({ message: 'Vale võti', extensions: { requestID: 'a1' } }))).toBe('[a1] Vale võti');
    expect(printError(error({ message: 'Vale võti' }))).toBe('Vale võti');
  });

  it('go to their fields, the first of each', () => {
    const both = error(
      { message: 'Vale e-post', extensions: { field: 'email' } },
      { message: 'Teine', extensions: { field: 'email' } },
      { message: 'Üldine' },
    );
    expect(listFieldErrors(both)).toEqual({ email: 'Vale e-post' });
    expect(listFieldErrors(new Error('x'))).toEqual({});
    expect(isOnlyAbout(both, ['email'])).toBe(false);
    expect(isOnlyAbout(new Error('x'), ['email'])).toBe(false);
  });

  it('report that nobody is signed in', () => {
    expect(isUnauthenticated(error({ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }))).toBe(true);
    expect(isUnauthenticated(error({ message: 'x', extensions: { code: 'FORBIDDEN' } }))).toBe(false);
  });
});
