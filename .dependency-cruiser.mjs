import {
  devicePorts,
  domainContexts,
  gatewayContexts,
  sharedPieces,
  uiFeatures,
  useCaseContexts,
} from './scripts/checks/contexts.mjs';

/** The generated icons and style sheets, which are no part of the contract. */
const drawn = '^generated/((icons|(shell|area|member)Icons)\\.ts|.*\\.(css|svg))$';

/** Imports between the rings: domain ← application ← { adapters, ui } ← composition ← main. */
const ring = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const anyOf = (names) => `(${names.join('|')})`;

/**
 * One rule per context of a table: it may import itself, the contexts in its entry, and the paths of
 * `besides`.
 */
const contextRules = (table, name, folder, seen, besides) =>
  Object.entries(table).map(([context, known]) =>
    ring(
      `${name}-${context}`,
      { path: `^${folder}${context}/` },
      { path: seen, pathNot: besides(context, [context, ...known]) },
      'A context imports another only along the list in scripts/checks/contexts.mjs.',
    ),
  );

export default {
  forbidden: [
    ...contextRules(
      domainContexts,
      'domain',
      'src/domain/',
      '^src/domain/',
      (_, known) => `^src/domain/${anyOf(known)}/`,
    ),
    ...contextRules(
      { ...domainContexts, ...devicePorts },
      'ports',
      'src/application/ports/',
      '^src/(domain|application)/',
      (context, known) =>
        `^src/domain/${anyOf(known)}/|^src/application/(kernel|ports/${context})/`,
    ),
    ...contextRules(
      useCaseContexts,
      'use-cases',
      'src/application/',
      '^src/application/',
      (_, known) =>
        `^src/application/${anyOf(['kernel', 'ports', ...known])}/|^src/application/(store|ToastNotice)\\.ts$`,
    ),
    ...contextRules(
      gatewayContexts,
      'gateways',
      'src/adapters/http/',
      '^src/(domain|adapters/http|application/ports)/',
      (context, known) => {
        const words = [context, ...known, ...(domainContexts[context] ?? ['basis'])];
        const ports = context === 'core' ? 'device' : context;
        return `^src/domain/${anyOf(words)}/|^src/adapters/http/${anyOf(['core', ...known])}/|^src/application/ports/${ports}/`;
      },
    ),
    ring(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
      'Files in a cycle cannot be read or tested alone. A row of the routes fetches its page.',
    ),
    ring(
      'no-orphans',
      { orphan: true, path: '^src/', pathNot: '\\.(d\\.ts|css)$|^src/(static|domain)/' },
      {},
      'A file that nothing uses and that uses nothing is dead; a rule of the domain may precede its screen, held by its tests.',
    ),
    ring('not-to-unresolvable', {}, { couldNotResolve: true }, 'Every import resolves.'),
    ring(
      'domain-is-pure',
      { path: '^src/domain/' },
      { pathNot: '^src/domain/|^node_modules/(fp-ts|ibantools|luxon|@noble)/' },
      'The domain knows itself, fp-ts, ibantools, luxon and the hashes and ciphers of noble.',
    ),
    ring(
      'only-the-spreadsheet-loads-luxon',
      { path: '^src/', pathNot: '^src/domain/passage/spreadsheetClock\\.ts$' },
      { path: '^node_modules/(@types/)?luxon/' },
      'Pages count days by the calendar of the platform; luxon (22 kB) comes with the workbook of trips.',
    ),
    ring(
      'application-knows-domain',
      { path: '^src/application/' },
      {
        pathNot: '^src/(domain|application)/|^node_modules/(fp-ts|@reduxjs/toolkit)/',
      },
      'The application knows the domain and Redux Toolkit; no React, no HTTP, no adapters.',
    ),
    ring(
      'ui-and-adapters-never-meet',
      { path: '^src/ui/' },
      { path: '^src/(adapters|composition)/|^generated/', pathNot: drawn },
      'The interface knows use cases and selectors.',
    ),
    ring(
      'adapters-know-ports',
      { path: '^src/adapters/' },
      {
        path: '^src/(ui|composition|application)/',
        pathNot: '^src/application/(ports/|kernel/(ServiceError|Saved|KeptValue)\\.ts$)',
      },
      'Adapters implement ports, and say why a call failed; they know no use case.',
    ),
    ring(
      'only-http-sees-the-contract',
      { path: '^src/', pathNot: '^src/(adapters/http/|prerender\\.tsx)' },
      { path: '^generated/', pathNot: drawn },
      'Wire types stay in src/adapters/http; the build reads the table of operations.',
    ),
    ring(
      'only-composition-sees-inversify',
      { path: '^src/', pathNot: '^src/composition/' },
      { path: '^node_modules/(inversify|@inversifyjs|reflect-metadata)/' },
      'The container is known to composition only.',
    ),
    ring(
      'composition-is-used-by-main',
      { path: '^src/', pathNot: '^src/(composition/|(main|prerender)\\.tsx$)' },
      { path: '^src/composition/' },
      'Only main.tsx composes, and prerender.tsx in the build.',
    ),
    ring(
      'painted-content-is-shown-only',
      {
        path: '^src/',
        pathNot:
          '^src/(ui/state/painted/|ui/public/frame/PublishedData|(main|prerender)\\.tsx$|composition/readPublished)',
      },
      { path: '^src/ui/state/painted/(PaintedContent|usePaintedContent)' },
      'What the build painted is shown until the server answers; prices of an order come from the store.',
    ),
    ring(
      'features-are-islands',
      { path: `^src/ui/${anyOf(uiFeatures)}/` },
      {
        path: `^src/ui/${anyOf(uiFeatures)}/`,
        pathNot: '^src/ui/$1/|^src/ui/payment/',
      },
      'A feature never imports its sibling; facts travel as events. Paying by card is shared by several features.',
    ),
    ring(
      'shared-pieces-know-no-feature',
      { path: `^src/ui/${anyOf(sharedPieces)}/`, pathNot: '^src/ui/navigation/routes\\.ts$' },
      { path: `^src/ui/${anyOf([...uiFeatures, 'app'])}/` },
      'Shared pieces stand below the features.',
    ),
    ring(
      'src-never-imports-tests',
      { path: '^src/' },
      { path: '^(tests|e2e|scripts)/' },
      'Product code does not know its tests.',
    ),
    ring(
      'only-core-sends-requests',
      { path: '^src/', pathNot: '^src/adapters/http/core/' },
      { path: '^node_modules/openapi-fetch/' },
      'A gateway names an operation; `core` sends it, so that token, codec and failure follow from the table.',
    ),
    ring(
      'one-sanitiser',
      { path: '^src/', pathNot: '^src/ui/cms/sanitizeCmsHtml' },
      { path: '^node_modules/dompurify/' },
      'What the editors wrote is sanitised in one place.',
    ),
    ring(
      'simulators-stand-apart',
      { path: '^scripts/simulators/' },
      { path: '^src/' },
      'The simulated operator is a second reading of the rules: sharing code would share its mistakes.',
    ),
    ring(
      'contract-tools-know-the-contract',
      { path: '^scripts/contract/' },
      { path: '^(src|tests)/|^scripts/(simulators|mock)/' },
      'What reads the contract knows nothing of how anybody carries it out.',
    ),
    ring(
      'contract-tools-stand-alone',
      { path: '^scripts/contract-tools/', pathNot: '^scripts/contract-tools/build/' },
      { path: '^(src|generated|tests|e2e|scripts)/', pathNot: '^scripts/contract-tools/' },
      'The package is installed elsewhere: it imports nothing of this project.',
    ),
    ring(
      'contract-tools-few-packages',
      { path: '^scripts/contract-tools/', pathNot: '^scripts/contract-tools/build/' },
      {
        path: '^node_modules/',
        pathNot: '^node_modules/(@types/node|ajv|ajv-formats|fast-check|yaml)/',
      },
      'Everything that the package imports is in its bundle, with its licence.',
    ),
    ring(
      'contract-tools-are-used-through-their-command',
      { path: '^scripts/', pathNot: '^scripts/contract-tools/' },
      { path: '^scripts/contract-tools/', pathNot: '^scripts/contract-tools/build/' },
      'This project uses the package as others do: through its command.',
    ),
    ring(
      'no-development-packages',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
      'What ships is declared in dependencies.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^scripts/contract-tools/dist' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
