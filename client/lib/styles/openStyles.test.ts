import { openStyles } from './openStyles';

test('styles have a prefix where a browser needs it, and no other', () => {
  const rules: string[] = [];
  const { insert, sheet } = openStyles('tested');
  const collecting = { ...sheet, insert: (rule: string) => rules.push(rule) } as never;
  insert(
    'p',
    { name: 'tested', styles: 'display:flex;user-select:none;&::placeholder{opacity:1;}' },
    collecting,
    false,
  );
  expect(rules).toEqual(['p{display:flex;-webkit-user-select:none;user-select:none;}', 'p::placeholder{opacity:1;}']);
});
