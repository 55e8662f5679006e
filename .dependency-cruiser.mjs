/**
 * The districts of server/ and what each is for, the highest first: a district imports only what
 * stands after it.
 */
const DISTRICTS = [
  ['main', 'starts the process and joins the districts'],
  ['operations', 'is what operators and the law ask for: backups, commands, retention, the demo'],
  ['moderation', 'is where moderators decide'],
  ['messages', 'is what seekers and owners tell each other, viewings among it'],
  ['homes', 'is what owners put up: offers, their pictures and their stats'],
  ['feeds', 'reads and writes listings as files'],
  ['safety', 'has what is recorded against abuse: reports, bans, decisions'],
  ['site', 'is the mail to the team and the newsletter'],
  ['catalog', 'is what visitors find: listings, searches, the public API'],
  ['people', 'knows who somebody is: accounts, sign-ins, sessions'],
  ['platform', 'could serve another product: it knows no noun of Homiq'],
]

/**
 * Who may import what. A row is about the files in `from`: they may import the places of
 * `mayImport`, only types from the places of `mayImportTypesOf`, and the `packages` named; Node's
 * own modules only if `node` is set. `<noun>` and `<service>` stand for one folder, the same one in
 * the whole row.
 * `otherwise` says where the code belongs instead. Tests may import everything.
 */
const TABLE = [
  {
    name: 'domain-is-pure',
    from: ['domain'],
    mayImport: ['domain'],
    packages: ['zod/mini'],
    otherwise:
      'domain/ is the rules of homes alone: what needs Node or a database belongs in server/, what needs React or a page in app/, words in content/, and their callers pass in what they read.',
  },
  ...DISTRICTS.map(([district, sentence], index) => ({
    name: `domain-${district}`,
    from: [`domain/${district}`],
    mayImport: DISTRICTS.slice(index).map(([name]) => `domain/${name}`),
    packages: ['zod/mini'],
    otherwise: `${district} ${sentence}: its rules know nothing of the districts above it.`,
  })),
  {
    name: 'search-is-pure',
    from: ['search'],
    mayImport: ['search', 'domain'],
    packages: [],
    otherwise:
      'search/ answers questions about columns in memory: what reads rows, files or the network belongs in server/catalog/search/, what a question means in domain/.',
  },
  {
    name: 'content-is-data',
    from: ['content'],
    mayImport: ['content', 'domain'],
    packages: [],
    otherwise:
      'content/ is words and examples for what domain/ decides: what computes belongs in domain/, what shows in app/, what stores in server/.',
  },
  {
    name: 'server-knows-no-screens',
    from: ['server'],
    mayImport: ['server', 'search', 'domain', 'content'],
    packages: 'any',
    node: true,
    otherwise:
      'server/ does not know the screens, the tests or the tools: what it shares with app/ belongs in domain/, and app/routes/ asks for it.',
  },
  ...DISTRICTS.map(([district, sentence], index) => ({
    name: `district-${district}`,
    from: [`server/${district}`],
    mayImport: [
      ...DISTRICTS.slice(index).map(([name]) => `server/${name}`),
      ...['search', 'domain', 'content'],
    ],
    packages: 'any',
    node: true,
    otherwise: `server/${district}/ ${sentence}. What needs a district above it belongs there, or that district passes it in.`,
  })),
  {
    name: 'ui-is-for-any-product',
    from: ['app/ui'],
    mayImport: ['app/ui', 'domain/catalog/listing/picture.ts'],
    packages: ['react', 'react-dom', 'yet-another-react-lightbox'],
    otherwise:
      'app/ui/ could serve another product: what knows homes, words or addresses belongs in app/features/, what reads the browser in app/browser/. Only the names and formats of picture files are shared with it.',
  },
  {
    name: 'styles-are-the-look',
    from: ['app/styles'],
    mayImport: ['app/styles', 'domain/platform/alphabet.ts'],
    packages: ['@fontsource-variable/onest', '@fontsource/source-serif-4'],
    otherwise:
      'app/styles/ has the look of the site and the list of its fonts: what uses them belongs in app/head/, what shows something in app/ui/ or app/features/.',
  },
  {
    name: 'browser-is-storage-and-media',
    from: ['app/browser'],
    mayImport: ['app/browser', 'domain', 'content/en/language.ts'],
    packages: ['react', 'idb'],
    otherwise:
      'app/browser/ keeps and reads values of the browser, in the shapes of domain/: what shows them belongs in app/ui/ or app/features/. Every page loads it, so domain/platform/json/shape.ts checks them and not Zod.',
  },
  {
    name: 'head-runs-before-the-app',
    from: ['app/head'],
    mayImport: [
      'app/head',
      'app/browser/currency-field.ts',
      'app/browser/network/ping-server.ts',
      'app/browser/network/slow-connection.ts',
      'app/browser/network/when-server-is-back.ts',
      'app/browser/storage/log-unreadable.ts',
      'app/browser/storage/signed-out-at-key.ts',
      'app/clients/identity/contract/provider-window.ts',
      'app/features/shell/script-nonce.ts',
      'app/styles/font-faces.ts',
      'app/styles/page-font.ts',
      'content/en/language.ts',
      'content/en/site/no-connection.ts',
      'domain/catalog/price/currency.ts',
    ],
    packages: ['react', 'react-router'],
    otherwise:
      'app/head/ is the script in the head of every document, and what writes it there: what waits for the modules of a page belongs in app/browser/ or app/features/.',
  },
  {
    name: 'currency-is-of-a-page',
    from: ['app/currency'],
    mayImport: ['app/currency', 'app/browser', 'domain'],
    packages: ['react', 'react-router'],
    otherwise:
      'app/currency/ knows what currency a page shows prices in: the prices themselves are shown in app/features/, and converted in domain/catalog/price/.',
  },
  {
    name: 'clients-speak-to-one-service',
    from: ['app/clients/<service>'],
    mayImport: ['app/clients/<service>', 'app/browser', 'domain', 'content'],
    packages: 'any',
    otherwise:
      'app/clients/ calls a service from the browser: what shows its results belongs in app/features/, what two services share in app/browser/ or domain/.',
  },
  {
    name: 'forms-know-no-noun',
    from: ['app/forms'],
    mayImport: ['app/forms', 'app/ui', 'app/browser'],
    packages: ['react', 'react-hook-form', 'zod/mini'],
    otherwise:
      'app/forms/ is what every form needs: fields without a form library belong in app/ui/, schemas in domain/, forms themselves in app/features/.',
  },
  {
    name: 'features-stand-alone',
    from: ['app/features/<noun>'],
    mayImport: [
      'app/features/<noun>',
      'app/currency',
      'app/ui',
      'app/forms',
      'app/browser',
      'app/clients',
      'domain',
      'content',
    ],
    packages: 'any',
    otherwise:
      'A feature knows no other feature and no server: what two of them share belongs in app/ui/, app/forms/, app/browser/ or domain/, calls of a service that both make in app/clients/, what joins them or loads their data in a screen of app/routes/.',
  },
  {
    name: 'routes-join-everything',
    from: ['app/routes'],
    mayImport: ['app', 'content', 'domain', 'search', 'server'],
    packages: 'any',
    otherwise:
      'A screen joins features with what the server loads: what needs Node belongs in server/, and nothing of tests or tools is served.',
  },
  {
    name: 'frame-needs-no-server',
    from: ['app/root.tsx', 'app/routes.ts', 'app/entry.client.tsx'],
    mayImport: ['app', 'content', 'domain'],
    packages: 'any',
    otherwise:
      'The frame of all screens is the same for everyone: what asks the server belongs in a loader of app/routes/.',
  },
  {
    name: 'rendering-needs-no-data',
    from: ['app/entry.server.tsx', 'app/document-end.ts'],
    mayImport: [
      'app',
      'content',
      'domain',
      'server/main/page-context.ts',
      'server/platform/log/log.ts',
      'server/platform/runtime/unavailable.ts',
    ],
    packages: 'any',
    node: true,
    otherwise:
      'The entry on the server turns screens into text and leaves it in the context: what answers requests belongs in server/platform/http/, what asks the database in a loader of app/routes/.',
  },
  {
    name: 'worker-knows-no-screens',
    from: ['worker'],
    mayImport: [
      'worker',
      'domain',
      'content',
      'app/browser/form-queue/queue-database.ts',
      'app/browser/form-queue/send-queued-forms.ts',
      'app/browser/network/slow-connection.ts',
      'app/features/shell/offline/missing-page-script.ts',
    ],
    packages: ['workbox-core', 'workbox-expiration', 'workbox-routing', 'workbox-strategies'],
    otherwise:
      'worker/ is the service worker, beside every page: what it decides without a browser belongs in domain/site/offline/, what pages do in app/.',
  },
  {
    name: 'tools-know-no-screens',
    from: ['scripts', '*.config.ts', '.dependency-cruiser.mjs'],
    mayImport: ['scripts', 'content', 'domain', 'search', 'server'],
    packages: 'any',
    node: true,
    otherwise:
      'Tools work without the screens: what both need belongs in domain/ or content/, support for tests in test/.',
  },
]

const TESTS = ['^(bench|e2e|test)/', '\\.test\\.tsx?$']

/** What the bundler answers for, and no file: its virtual modules and the types of a route. */
const MADE_BY_THE_BUNDLER = ['^virtual:', '^\\./\\+types/']

/** Runs while building or developing only, when the packages for development are there. */
const BUILD_TIME = ['^app/routes\\.ts$', '^server/main/dev\\.ts$']

/** Only browsers fetch it: 190 MB of packages that no server needs are in the bundle already. */
const BROWSER_ONLY = ['^app/clients/identity/sdk/']

const SHIPPED = '^(app|content|domain|search|server)/'

const RULES = [
  {
    name: 'no-circle',
    comment: 'Two files that need each other are one: move what both need to a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-barrel',
    comment: 'Import from the file that has it; an index only hides where that is.',
    from: {},
    to: { path: '(^|/)index\\.[jt]sx?$', pathNot: '(^|/)node_modules/' },
  },
  {
    name: 'no-test-in-code',
    comment: 'Tests may change freely: what code needs of them belongs beside that code.',
    from: { pathNot: TESTS },
    to: { path: TESTS },
  },
  {
    name: 'tests-know-no-journeys',
    comment:
      'Support that tests share with journeys or benchmarks belongs in test/, programs that they find and start in scripts/test/.',
    from: { path: ['^test/', '\\.test\\.tsx?$'], pathNot: '^(bench|e2e)/' },
    to: { path: '^(bench|e2e)/' },
  },
  {
    name: 'journeys-know-no-benchmarks',
    comment: 'Support that journeys share with benchmarks belongs in test/.',
    from: { path: '^e2e/' },
    to: { path: '^bench/' },
  },
  {
    name: 'only-packages-that-are-there',
    comment:
      'What is served needs its packages at run time: put the package under "dependencies", or do this while building, in scripts/. (A picture or a font is part of the bundle already.)',
    from: { path: SHIPPED, pathNot: [...TESTS, ...BUILD_TIME, ...BROWSER_ONLY] },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
      pathNot: '\\.(svg|woff2)$',
    },
  },
  {
    name: 'only-files-that-are-there',
    comment: 'Nothing answers to this name: correct it, or install the package.',
    from: {},
    to: { couldNotResolve: true, pathNot: MADE_BY_THE_BUNDLER },
  },
  {
    name: 'every-file-has-a-place',
    comment:
      'No row of the table in .dependency-cruiser.mjs knows this place: move the file to one that it knows, or add a row.',
    from: { pathNot: [...TESTS, ...TABLE.flatMap(({ from }) => from.map(placePattern))] },
    to: {},
  },
]

/** A regular expression for a folder, a file, or `*` for any name at the root. */
function placePattern(place) {
  const pattern = place.replaceAll('.', '\\.').replace(/<\w+>/, '([^/]+)').replace('*', '[^/]+')
  return /\.\w+$/.test(place) ? `^${pattern}$` : `^${pattern}/`
}

const targetPattern = (place) => placePattern(place).replace('([^/]+)', '$1')
const packagePattern = (name) => `(^|/)node_modules/${name}/`

function rulesOf({ name, from, mayImport, mayImportTypesOf = [], packages, node, otherwise }) {
  const anyPackage = packages === 'any'
  const allowed = [
    ...mayImport.map(targetPattern),
    ...(anyPackage ? ['(^|/)node_modules/'] : packages.map(packagePattern)),
    ...MADE_BY_THE_BUNDLER,
  ]
  const types = mayImportTypesOf.map(targetPattern)
  const files = { path: from.map(placePattern), pathNot: TESTS }
  const rule = { name, comment: otherwise, severity: 'error', from: files }
  const any = {
    ...rule,
    to: { pathNot: [...allowed, ...types], ...(node && { dependencyTypesNot: ['core'] }) },
  }
  if (types.length === 0) return [any]
  const onlyTypes = {
    path: types,
    pathNot: mayImport.map(targetPattern),
    dependencyTypesNot: ['type-only', 'type-import'],
  }
  return [any, { ...rule, to: onlyTypes }]
}

export default {
  forbidden: [...TABLE.flatMap(rulesOf), ...RULES.map((rule) => ({ ...rule, severity: 'error' }))],
  options: {
    // TypeScript 7 has no interface to its parser; this one reads the same language.
    parser: 'swc',
    // bench/ says `using`, which dependency-cruiser does not read yet; others are seen importing it.
    doNotFollow: { path: ['(^|/)node_modules/', '^bench/'] },
    exclude: { path: '^(\\.cache|\\.react-router|build|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
