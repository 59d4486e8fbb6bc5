import { useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * False in the first picture of a page that a link leads to, true from the next on: for parts below the fold, so that
 * the eye need not wait for them. The first page of a visit has them at once: the server drew it whole, and nothing may
 * jump when the scripts draw it again.
 */
export function useLater(): boolean {
  return useDeferredValue(true, useNavigationType() !== NavigationType.Push);
}
