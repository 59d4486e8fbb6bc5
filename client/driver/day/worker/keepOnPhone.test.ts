import { keepOnPhone } from './keepOnPhone';

/** A browser whose service worker has the page, and that finds a new version. */
function openPage(isFirst: boolean) {
  const worker = Object.assign(new EventTarget(), { controller: isFirst ? null : {}, register: async () => undefined });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const reload = jest.fn();
  keepOnPhone(Promise.resolve(), reload);
  const look = (state: 'hidden' | 'visible') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return reload.mock.calls.length;
  };
  return { look, takeOver: () => worker.dispatchEvent(new Event('controllerchange')) };
}
// Other tests share the window.
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('takes a new version while nobody looks, and not while something is being typed', () => {
  const { look, takeOver } = openPage(false);
  expect(look('hidden')).toBe(0);
  takeOver();
  expect(look('visible')).toBe(0);
  // The camera hides the page.
  document.body.append(document.createElement('form'));
  expect(look('hidden')).toBe(0);
  document.body.replaceChildren();
  expect(look('hidden')).toBe(1);
});

it('does not begin again for the version with which it was installed', () => {
  const { look, takeOver } = openPage(true);
  takeOver();
  expect(look('hidden')).toBe(0);
});
