import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'Import from the file that defines it: no barrels.',
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a file is named after its main export.',
};
const oneSanitiser = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]",
  message: 'HTML of the CMS is shown by ui/cms/RichText, which sanitises it.',
};
const noSmil = {
  selector: 'JSXOpeningElement > JSXIdentifier[name=/^(animate|animateTransform|set)$/]',
  message:
    'Animate in a style sheet: Firefox takes SMIL for an inline style, which the policy blocks.',
};
const focusInTheCommit = {
  // By the effect itself: what an event that it listens to does is done in time.
  selector:
    "CallExpression[callee.name='useEffect'] CallExpression[callee.property.name='focus']:not(CallExpression[callee.name='useEffect'] :function :function *)",
  message:
    'Move the focus in useLayoutEffect: a key pressed before useEffect runs would be undone by it.',
};
const timeAndNetwork = [
  { name: 'fetch', message: 'Network access lives in src/adapters/http.' },
  { name: 'localStorage', message: 'Storage lives in src/adapters/browser.' },
  { name: 'sessionStorage', message: 'Storage lives in src/adapters/browser.' },
];
const clock = 'Ask the Clock port for the time.';
const noDate = [
  { selector: "NewExpression[callee.name='Date']", message: clock },
  { selector: "CallExpression[callee.name='Date']", message: clock },
];
const currentTime = [
  { object: 'Date', property: 'now', message: clock },
  { object: 'DateTime', property: 'now', message: clock },
  { object: 'DateTime', property: 'local', message: clock },
  { object: 'window', property: 'fetch', message: 'Network access lives in src/adapters/http.' },
  {
    object: 'window',
    property: 'sessionStorage',
    message: 'Storage lives in src/adapters/browser.',
  },
  {
    object: 'globalThis',
    property: 'fetch',
    message: 'Network access lives in src/adapters/http.',
  },
  { object: 'window', property: 'localStorage', message: 'Storage lives in src/adapters/browser.' },
];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'generated/',
      'coverage/',
      'reports/',
      '.cache/',
      '.stryker-tmp/',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      // One program holds every file: of two, each would read and check src/, which the tests import.
      parserOptions: { project: ['./tsconfig.scripts.json'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // There is no enum here: erasableSyntaxOnly lets none in. To look for them takes a twelfth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A use case that takes or gives nothing says so: createUseCase<void, …>.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': ['error', noBarrels, noDefaultExport],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['src/domain/**', 'src/application/**', 'src/ui/**'],
    rules: {
      'no-restricted-globals': ['error', ...timeAndNetwork],
      'no-restricted-properties': ['error', ...currentTime],
      'no-restricted-syntax': ['error', noBarrels, noDefaultExport, oneSanitiser, ...noDate],
    },
  },
  {
    files: ['src/ui/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[noBarrels, noDefaultExport, oneSanitiser, ...noDate, focusInTheCommit, noSmil],
      ],
    },
  },
  { files: ['src/**/*.tsx', 'src/ui/**'], ...reactHooks.configs.flat.recommended },
  {
    files: ['scripts/**', 'tests/**', 'e2e/**', '*.ts', '*.js', '*.mjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    // Tests take strings and branded numbers apart to build cases.
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unsafe-unary-minus': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
  },
);
