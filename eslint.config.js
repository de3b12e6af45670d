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
const fpByNamespace = {
  selector: 'ImportDeclaration[source.value=/^fp-ts.(Either|TaskEither|Task)$/] > ImportSpecifier',
  message: 'Write `import * as E from` (TE, T): `left` and `map` of two modules collide.',
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
  // Only calls in the effect itself: an event handler that it registers moves the focus in time.
  selector:
    "CallExpression[callee.name='useEffect'] CallExpression[callee.property.name='focus']:not(CallExpression[callee.name='useEffect'] :function :function *)",
  message:
    'Move the focus in useLayoutEffect: a key pressed before useEffect runs would be undone by it.',
};
const clock = 'Ask the Clock port for the time.';
const noDate =
  'Ask the Clock port for the time; count days and months with src/domain/basis/calendar.ts.';
const oneAbsence =
  'What may be absent is `| null`, as in JSON, React and the state; a reason is an Either.';
const revealedAtOnce =
  'React delays what Suspense reveals: use LoadingBoundary and lazyPart (src/ui/state/loading).';
const noUndefined = {
  selector:
    'TSPropertySignature[optional=true], TSPropertySignature TSUndefinedKeyword, ' +
    'ExportNamedDeclaration > FunctionDeclaration > TSTypeAnnotation TSUndefinedKeyword, ' +
    'ExportNamedDeclaration > FunctionDeclaration > Identifier TSUndefinedKeyword',
  message: oneAbsence,
};
const timeAndNetwork = [
  { name: 'Date', message: noDate },
  { name: 'fetch', message: 'Network access lives in src/adapters/http.' },
  { name: 'localStorage', message: 'Storage lives in src/adapters/browser.' },
  { name: 'sessionStorage', message: 'Storage lives in src/adapters/browser.' },
];
const currentTime = [
  { object: 'globalThis', property: 'Date', message: noDate },
  { object: 'window', property: 'Date', message: noDate },
  { object: 'DateTime', property: 'now', message: clock },
  // Without an argument both return the current time.
  { object: 'DateTime', property: 'local', message: clock },
  { object: 'DateTime', property: 'utc', message: clock },
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
      'kit/',
      'maps/',
      'scripts/contract-tools/dist*/',
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
      // One program for all files: the tests import src/, so a second program would check it twice.
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
      // `erasableSyntaxOnly` already forbids enums; these rules cost 8 % of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A use case without input or result: createUseCase<void, …>.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
      // Prettier breaks code; comments are ours. A French sentence, a title or an address stays in one piece.
      'max-len': [
        'error',
        {
          code: 110,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignorePattern: 'eslint-disable',
        },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...['fp-ts/Option', 'fp-ts/lib/Option'].map((name) => ({ name, message: oneAbsence })),
            { name: 'react', importNames: ['Suspense', 'lazy'], message: revealedAtOnce },
          ],
        },
      ],
      'no-restricted-syntax': ['error', noBarrels, noDefaultExport, fpByNamespace],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['src/domain/**', 'src/application/**', 'src/ui/**'],
    rules: {
      'no-restricted-globals': ['error', ...timeAndNetwork],
      'no-restricted-properties': ['error', ...currentTime],
      'no-restricted-syntax': ['error', noBarrels, noDefaultExport, fpByNamespace, oneSanitiser],
    },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[noBarrels, noDefaultExport, fpByNamespace, oneSanitiser, noUndefined],
      ],
    },
  },
  {
    files: ['src/ui/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[noBarrels, noDefaultExport, fpByNamespace, oneSanitiser, focusInTheCommit, noSmil],
      ],
    },
  },
  {
    // Counts days in UTC; the current day comes from the Clock port.
    files: ['src/domain/basis/calendar.ts'],
    rules: { 'no-restricted-globals': ['error', ...timeAndNetwork.slice(1)] },
  },
  {
    // The one wrapper of Suspense.
    files: ['src/ui/state/loading/LoadingBoundary.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: ['src/**/*.tsx', 'src/ui/**'], ...reactHooks.configs.flat.recommended },
  {
    files: ['scripts/**', 'tests/**', 'e2e/**', '*.ts', '*.js', '*.mjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    // Tests split strings and branded numbers to build cases.
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
