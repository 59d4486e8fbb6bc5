import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import plainEnglish from './.ci/plainEnglish.mjs';
import names from './.ci/names.mjs';
import plainLiterals from './.ci/plainLiterals.mjs';

const clock = {
  selector:
    "CallExpression[callee.object.name='Date'][callee.property.name='now'], NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'The clock only through platform/time.ts, so that tests choose the day.',
};
const status = {
  selector: "AssignmentExpression[left.property.name='status'][left.object.name='order']",
  message: 'Only orders/lifecycle/changeOrder.ts assigns the status of an order.',
};

export default tseslint.config(
  {
    ignores: ['build/', 'data*/', 'node_modules/', 'client/generated/', 'playwright-report/', 'test-results/'],
  },
  // The bench and tools in CommonJS answer to these rules alone.
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { english: plainEnglish },
    rules: { 'english/plain-comments': 'error', 'english/plain-titles': 'error' },
  },
  ...tseslint.configs.recommended.map((config) => ({ ...config, ignores: ['bench/**', '**/*.cjs'] })),
  {
    files: ['server/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}', '*.{ts,mts}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 320, skipBlankLines: true }],
    },
  },
  {
    ignores: ['bench/**', '**/*.cjs'],
    plugins: { house: plainLiterals },
    rules: { 'house/no-spread-of-literal': 'error', 'house/no-parallel-destructuring': 'error' },
  },
  {
    files: ['server/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}'],
    ignores: ['client/generated/**'],
    plugins: { names },
    rules: { 'names/verb-not-of': 'error' },
  },
  {
    files: ['server/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,itest,fixture,e2e}.*', '**/{testing,systemTests,e2e,migrations,recorded}/**', 'client/test*'],
    plugins: { names },
    rules: { 'names/constant-case': 'error', 'names/boolean-question': 'error' },
  },
  {
    files: ['server/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/*.itest.ts', 'server/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in platform/config.ts only.' },
      ],
      'no-restricted-syntax': ['error', clock, status],
    },
  },
  { files: ['server/platform/config.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['server/platform/time.ts'], rules: { 'no-restricted-syntax': ['error', status] } },
  { files: ['server/orders/lifecycle/changeOrder.ts'], rules: { 'no-restricted-syntax': ['error', clock] } },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.itest.ts', '**/*.e2e.ts'],
    // A test that tells one long story stays one file.
    rules: { 'max-lines': ['error', { max: 450, skipBlankLines: true }] },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'client/e2e/**'],
    plugins: { 'react-hooks': reactHooks },
    // The rule is advice for React Compiler, which the client is not built with: it warns of @tanstack/react-virtual.
    rules: { ...reactHooks.configs.recommended.rules, 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'client/e2e/**', 'client/lib/request/postGraphql.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "Literal[value='/graphql']", message: 'Pages ask GraphQL by lib/request/postGraphql.ts.' },
      ],
    },
  },
);
