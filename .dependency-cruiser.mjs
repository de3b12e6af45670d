/** The rings: domain ← application ← { adapters, ui } ← composition ← main. */
const ring = (name, from, to, because) => ({
  name,
  severity: 'error',
  comment: because,
  from,
  to,
});

export default {
  forbidden: [
    ring('no-cycles', {}, { circular: true }, 'A cycle has no first file to read.'),
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
      { pathNot: '^src/domain/|^node_modules/(fp-ts|ibantools|luxon)/' },
      'The domain knows itself, fp-ts, ibantools and luxon.',
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
      { path: '^src/(adapters|composition)/|^generated/', pathNot: '^generated/.*\\.css$' },
      'The interface knows use cases and selectors.',
    ),
    ring(
      'adapters-know-ports',
      { path: '^src/adapters/' },
      {
        path: '^src/(ui|composition|application)/',
        pathNot: '^src/application/(ports/|kernel/(ServiceError|Saved)\\.ts$)',
      },
      'Adapters implement ports, and say why a call failed; they know no use case.',
    ),
    ring(
      'only-http-sees-the-contract',
      { path: '^src/', pathNot: '^src/adapters/http/' },
      { path: '^generated/', pathNot: '^generated/.*\\.css$' },
      'Wire types stay in src/adapters/http.',
    ),
    ring(
      'only-composition-sees-inversify',
      { path: '^src/', pathNot: '^src/composition/' },
      { path: '^node_modules/(inversify|@inversifyjs|reflect-metadata)/' },
      'The container is known to composition only.',
    ),
    ring(
      'composition-is-used-by-main',
      { path: '^src/', pathNot: '^src/(composition/|main\\.tsx$)' },
      { path: '^src/composition/' },
      'Only main.tsx composes.',
    ),
    ring(
      'features-are-islands',
      { path: '^src/(application|ui)/(account|member|public|purchase|freeRamp|payment)/' },
      {
        path: '^src/(application|ui)/(account|member|public|purchase|freeRamp|payment)/',
        pathNot: '^src/(application|ui)/$2/|^src/(application|ui)/payment/',
      },
      'A feature never imports its sibling; facts travel as events. Paying by card is shared by several features.',
    ),
    ring(
      'shared-pieces-know-no-feature',
      { path: '^src/ui/(cms|design|forms|navigation|state|shell|area|messages|ordering)/' },
      { path: '^src/ui/(account|member|public|purchase|freeRamp|payment|app)/' },
      'Shared pieces stand below the features.',
    ),
    ring(
      'kernel-knows-no-feature',
      { path: '^src/application/(kernel|ports)/' },
      { path: '^src/application/(account|member|public|purchase|freeRamp|payment|shell)/' },
      'The kernel and the ports stand below the features.',
    ),
    ring(
      'src-never-imports-tests',
      { path: '^src/' },
      { path: '^(tests|e2e|scripts)/' },
      'Product code does not know its tests.',
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
      { path: '^scripts/(conformance|drift|breaking|capture|contract)/' },
      { path: '^(src|tests)/|^scripts/(simulators|mock)/' },
      'What judges a server knows the contract and nothing of how anybody carries it out.',
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
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
