import { goToLogin } from './goToLogin';

it('leaves a public page alone', () => {
  // jsdom reports a navigation on its console, which is how we would notice one.
  const noticed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.pushState(null, '', '/portal/inquery');
  goToLogin({ comeBack: true });
  expect(noticed).not.toHaveBeenCalled();
  window.history.pushState(null, '', '/portal/platform/archive');
  goToLogin({ comeBack: true });
  expect(noticed).toHaveBeenCalledTimes(1);
});
