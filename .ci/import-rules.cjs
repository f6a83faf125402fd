// The rules about which modules may import which (README, "Folders"). dependency-cruiser applies them in `npm run
// check:imports`.
const notTests = { pathNot: '\\.(test|stories|faults)\\.tsx?$|/testing/|/faults/|/bench/|/e2e/' };

/** Fixtures and samples, which only stories and tests may import. */
const samples = '/(fixtures|sample)\\.tsx?$|/sample/index\\.ts$|-sample\\.tsx?$|/sample-[^/]+\\.tsx?$';

/** Creates a rule by which a package may not import some other packages. */
const forbid = (name, from, to, comment, except = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/`, ...notTests, ...except },
  to: { path: to },
});

/** The files of a group of the app except its index. Other groups may import them lazily. */
const insideOfAppGroups = (...except) => ({
  path: '^app/src/groups/',
  pathNot: ['^app/src/groups/[^/]+/index\\.ts$', ...except],
  dependencyTypesNot: ['dynamic-import'],
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'sdk-alone',
      'sdk',
      '^(mocks|components|app|server)/',
      'The SDK is published: it imports no other package of this repository.',
    ),
    forbid('components-no-wiring', 'components', '^(mocks|app|server)/', 'Components take props and callbacks.'),
    forbid(
      'components-sdk-types',
      'components',
      '^sdk/src/(client|fetch-client|paginate|session|transport|hook-transport|hooks|upload|index|realtime/|generated/(api|hooks|operations|bindings))',
      'Components may use the types, validators and formats of the SDK, no client and no hooks.',
      {},
    ),
    forbid(
      'server-alone',
      'server',
      '^(mocks|components|app)/',
      "The server uses only the SDK's types, validators and operations.",
    ),
    forbid(
      'server-no-client',
      'server',
      '^sdk/src/(client|fetch-client|paginate|session|transport|hook-transport|hooks|upload|index|realtime/)',
      'Only tests of the server use the client.',
    ),
    {
      name: 'engine-without-node',
      comment: 'The engine runs in a browser tab too.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot:
          '^server/src/(adapters/node/|testing/|faults/|bench/|host/|bundle-|db/(bundle|check|make)-)|\\.test\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    forbid(
      'engine-without-host',
      'server/src',
      '^server/src/host/',
      'Hosts serve the engine over HTTP; the engine does not depend on a host.',
      {
        pathNot: `^server/src/host/|${notTests.pathNot}`,
      },
    ),
    forbid('mocks-engine-only', 'mocks', '^server/', 'Only `engine`, `tab` and `demo` may import the server.', {
      pathNot: '^mocks/src/(engine|tab/)|^mocks/src/demo/|\\.test\\.ts$',
    }),
    forbid('mocks-no-ui', 'mocks', '^(components|app)/', 'Mocks do not depend on the user interface.'),
    forbid(
      'app-no-server',
      'app/src',
      '^server/(?!src/host/ssr-protocol\\.ts$)',
      'The app reaches the server over HTTP, or through mocks in the tab. Only the SSR protocol is shared.',
    ),
    {
      name: 'handlers-without-sql',
      comment: 'Handlers parse, authorise, call the store and present; statements are in the store.',
      severity: 'error',
      from: { path: '^server/src/groups/[^/]+/handlers\\.ts$' },
      to: { path: '^server/src/db/(schema/|prepared|exists|keyed-sql)|/drizzle-orm/' },
    },
    {
      name: 'groups-by-index',
      comment: 'A group uses another group of its layer through its index only, or a part of it that is loaded lazily.',
      severity: 'error',
      // The test of styles compares them with those of Chakra. The index does not export Chakra, so that browsers do
      // not load it.
      from: {
        path: '^(server/src/groups|components/src)/([^/]+)/',
        pathNot: '^components/src/styled/resolve\\.test\\.ts$',
      },
      to: {
        path: '^(server/src/groups|components/src)/[^/]+/',
        pathNot: [
          '^$1/$2/',
          '^(server/src/groups|components/src)/[^/]+/index\\.ts$',
          '^components/src/primitives/(file-picker|media-player|sortable-list)/index\\.ts$',
          '^components/src/layouts/(gallery-popup|age-gate|connection-bar|install-banner)/index\\.ts$',
          samples,
        ],
      },
    },
    {
      name: 'app-groups-by-index',
      comment: 'A group of the app uses another one through its index only, or loads a part of it lazily.',
      severity: 'error',
      from: { path: '^app/src/groups/([^/]+)/' },
      to: insideOfAppGroups('^app/src/groups/$1/'),
    },
    {
      name: 'app-by-index',
      comment: 'Routes and layouts use the groups of the app in the same way.',
      severity: 'error',
      from: { path: '^app/src/', pathNot: '^app/src/groups/' },
      to: insideOfAppGroups(),
    },
    {
      name: 'payments-by-hook',
      comment: 'A viewer pays by `usePayment`, which sends each payment once (rule W4).',
      severity: 'error',
      from: { path: '^app/', pathNot: `^app/src/groups/payments/use-payment(-dialog)?\\.tsx?$|${notTests.pathNot}` },
      to: { path: '^app/src/groups/payments/(payment-operations|use-idempotency-key)\\.ts$' },
    },
    {
      name: 'app-created-by-entries',
      comment: 'The entries for browser and SSR create the app; everything else takes its services by `useServices`.',
      severity: 'error',
      from: { path: '^app/src/', pathNot: `^app/src/(main\\.tsx|ssr/page-app\\.ts)$|${notTests.pathNot}|${samples}` },
      to: { path: '^app/src/create-app\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-groups-without-routes',
      comment: 'Routes and layouts use groups, and never the other way around.',
      severity: 'error',
      from: { path: '^app/src/(groups|dialogs|cache)/' },
      to: { path: '^app/src/(routes|layouts)/|^app/src/routes\\.tsx$' },
    },
    {
      name: 'app-groups-no-cycles',
      comment: 'Also of files that no index exports, and of parts that are loaded lazily.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^app/src/groups/' },
      to: { circular: true },
    },
    {
      name: 'samples-in-tests',
      comment: 'Only tests, stories and other samples use samples.',
      severity: 'error',
      from: { path: '^(components|app)/', pathNot: `${notTests.pathNot}|${samples}` },
      to: { path: samples },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: '/generated/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|svg|json|woff2)|^virtual:|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // All packages are excluded except drizzle-orm, which one of the rules names.
    exclude: { path: '(^|/)dist/|(^|/)node_modules/(?!drizzle-orm/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    parser: 'swc',
  },
};
