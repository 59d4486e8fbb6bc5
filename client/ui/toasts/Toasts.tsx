import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { useIdle } from '../useIdle';

// No toast comes before the page is there, so its code comes after the page. If it never comes, the page works without.
const ToastArea = lazy((): Promise<{ default: ComponentType }> =>
  import('./ToastArea').catch(() => ({ default: Nothing })),
);
const Nothing = () => null;

/** The place where toasts appear; once, beside the whole client. */
export function Toasts() {
  return <Suspense>{useIdle() && <ToastArea />}</Suspense>;
}
