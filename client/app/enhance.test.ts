jest.mock('../session/passkey/sendPasskey?worker&url', () => '/sendPasskey.js', { virtual: true });

beforeAll(() => import('./enhance'));
beforeEach(() => {
  document.body.innerHTML = `
    <form><button data-busy="Saadan..."><svg></svg>Saada</button><div data-slow="Ootame veel vastust"></div></form>
    <button disabled>Lisa päev</button>`;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const form = () => document.querySelector('form')!;
const buttons = () => [...document.querySelectorAll('button')];
const send = (): void => {
  form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, submitter: buttons()[0] ?? null }));
  jest.advanceTimersByTime(1);
};
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

it('blocks a second tap, and gives the page back as it was when somebody returns to it', () => {
  const [content] = buttons().map(({ innerHTML }) => innerHTML);
  send();
  expect(buttons().map(({ disabled, textContent }) => [disabled, textContent])).toEqual([
    [true, 'Saadan...'],
    [true, 'Lisa päev'],
  ]);
  comeBack();
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, true]);
  expect(buttons()[0]?.innerHTML).toBe(content);
});

it('says that the reply is slow only while one is awaited', () => {
  const status = form().querySelector('[data-slow]')!;
  send();
  jest.advanceTimersByTime(4000);
  expect(status.textContent).toBe('Ootame veel vastust');
  comeBack();
  expect(status.textContent).toBe('');
  send();
  comeBack();
  jest.advanceTimersByTime(5000);
  expect(status.textContent).toBe('');
});
