const MANIFEST = {
  type: 'module',
  imports: Object.fromEntries(
    ['app', 'bench', 'content', 'domain', 'e2e', 'scripts', 'search', 'server', 'test'].map(
      (place) => [`#${place}/*`, `./${place}/*`],
    ),
  ),
  dependencies: { hono: '1', react: '1', zod: '1' },
  devDependencies: { vite: '1' },
}

/** A small project without a mistake; every import in it is one that the table allows. */
export const SOUND: Record<string, string> = {
  'package.json': JSON.stringify(MANIFEST),
  'node_modules/hono/index.js': '',
  'node_modules/react/index.js': '',
  'node_modules/vite/index.js': '',
  'node_modules/zod/index.js': '',
  'node_modules/zod/mini/index.js': '',
  'domain/listing/price.ts': "import * as z from 'zod/mini'\nexport type Price = z.infer<typeof z>",
  'domain/listing/picture.ts':
    "import type { Price } from './price.ts'\nexport type Picture = Price",
  'search/find.ts':
    "import type { Price } from '#domain/listing/price.ts'\nexport type Find = Price",
  'content/texts.ts':
    "import type { Price } from '#domain/listing/price.ts'\nexport const text: Price = ''",
  'server/open.ts': "import { readFile } from 'node:fs'\nimport '#search/find.ts'\nimport 'hono'",
  'server/index.ts': "import './open.ts'\nimport '#content/texts.ts'",
  'app/ui/picture.tsx':
    "import 'react'\nimport '#domain/listing/picture.ts'\nexport const Picture = () => <i>import</i>",
  'app/browser/stored.ts': "import 'zod/mini'\nimport 'react'\nimport '#domain/listing/price.ts'",
  'app/features/map/map.tsx': [
    "import '#app/ui/picture.tsx'",
    "import '#app/browser/stored.ts'",
    "import '#content/texts.ts'",
    "import '#app/clients/mail/send.ts'",
    "import '#app/forms/use-form.ts'",
    "import './pin.tsx'",
  ].join('\n'),
  'app/clients/mail/send.ts':
    "import './settings.ts'\nimport '#app/browser/stored.ts'\nimport '#content/texts.ts'",
  'app/clients/mail/settings.ts': "import 'zod/mini'",
  'app/forms/use-form.ts': "import 'react'\nimport '#app/ui/picture.tsx'",
  'app/features/map/pin.tsx': 'export const Pin = () => <b>here</b>',
  'app/features/list/list.tsx': "import '#domain/listing/price.ts'",
  'app/routes/home.tsx': [
    "import '#app/features/list/list.tsx'",
    "import '#app/features/map/map.tsx'",
    "import '#server/open.ts'",
    "import type { Route } from './+types/home.ts'",
  ].join('\n'),
  'app/root.tsx': "import './features/map/map.tsx'",
  'app/routes.ts': "import 'vite'",
  'app/entry.server.tsx':
    "import { Writable } from 'node:stream'\nimport '#server/loader/context.ts'",
  'server/main/app.ts': 'export const app = {}',
  'server/loader/context.ts': 'export const context = {}',
  'scripts/build.ts': "import 'vite'\nimport '#domain/listing/picture.ts'",
  'vite.config.ts': "import './scripts/build.ts'",
  'domain/listing/price.test.ts':
    "import '#server/open.ts'\nimport '#test/fresh.ts'\nimport 'vite'",
  'test/fresh.ts': "import '#app/root.tsx'",
  'test/start.ts': "import '#scripts/build.ts'",
  'e2e/home.ts': "import '#test/fresh.ts'\nimport '#scripts/build.ts'",
  'bench/load.ts': '',
}

/**
 * One mistake each: the rule that must name it, the file that makes it, what that says, and a part
 * of the sentence that must come with it.
 */
export const MISTAKES: [rule: string, file: string, source: string, sentence: string][] = [
  ['domain-is-pure', 'domain/a.ts', "import '#server/open.ts'", 'a database belongs in server/'],
  ['domain-is-pure', 'domain/b.ts', "import 'react'", 'what needs React or a page in app/'],
  ['domain-is-pure', 'domain/c.ts', "import 'node:fs'", 'what needs Node'],
  ['domain-is-pure', 'domain/d.ts', "import 'zod'", 'domain/ is the rules of homes alone'],
  ['domain-is-pure', 'domain/e.ts', "import type { A } from '#app/root.tsx'", 'in app/'],
  ['domain-is-pure', 'domain/f.ts', "export * from '#content/texts.ts'", 'words in content/'],
  ['domain-is-pure', 'domain/g.ts', "export const g = import('#search/find.ts')", 'callers'],
  ['search-is-pure', 'search/a.ts', "import '../server/open.ts'", 'belongs in server/search/'],
  ['search-is-pure', 'search/b.ts', "import { cpus } from 'os'", 'columns in memory'],
  ['content-is-data', 'content/a.ts', "import '#app/ui/picture.tsx'", 'what shows in app/'],
  [
    'content-is-data',
    'content/b.ts',
    "import '#domain/listing/price.ts'",
    'what computes belongs in domain/',
  ],
  ['server-knows-no-screens', 'server/a.ts', "import '#app/root.tsx'", 'belongs in domain/'],
  ['server-knows-no-screens', 'server/b.ts', "import '#scripts/build.ts'", 'the tools'],
  ['basics-know-no-noun', 'server/log/a.ts', "import '#server/open.ts'", 'what knows HTTP belongs'],
  ['http-knows-no-noun', 'server/http/a.ts', "import '#server/open.ts'", 'in its folder'],
  ['db-knows-no-noun', 'server/db/a.ts', "import '#server/open.ts'", 'queries.ts and commands.ts'],
  ['nouns-know-no-transport', 'server/mail/a.ts', "import '#server/open.ts'", 'how it is reached'],
  ['main-is-the-top', 'server/api/a.ts', "import '#server/main/app.ts'", 'joins everything'],
  [
    'ui-is-for-any-product',
    'app/ui/a.tsx',
    "import '#domain/listing/price.ts'",
    'in app/features/',
  ],
  ['ui-is-for-any-product', 'app/ui/b.tsx', "import '../browser/stored.ts'", 'in app/browser/'],
  ['ui-is-for-any-product', 'app/ui/c.tsx', "import '#content/texts.ts'", 'words or addresses'],
  [
    'browser-is-storage-and-media',
    'app/browser/a.ts',
    "import '#app/ui/picture.tsx'",
    'in app/ui/',
  ],
  [
    'clients-speak-to-one-service',
    'app/clients/identity/a.ts',
    "import '../mail/send.ts'",
    'what two services share',
  ],
  [
    'clients-speak-to-one-service',
    'app/clients/mail/b.ts',
    "import '#app/ui/picture.tsx'",
    'what shows its results',
  ],
  ['forms-know-no-noun', 'app/forms/a.ts', "import '#content/texts.ts'", 'in app/features/'],
  ['forms-know-no-noun', 'app/forms/b.ts', "import '#domain/listing/price.ts'", 'in domain/'],
  ['features-stand-alone', 'app/features/map/a.tsx', "import '../list/list.tsx'", 'of app/routes/'],
  ['features-stand-alone', 'app/features/map/b.tsx', "import '#server/open.ts'", 'and no server'],
  ['features-stand-alone', 'app/features/map/c.tsx', "import 'node:path'", 'A feature knows'],
  ['routes-join-everything', 'app/routes/a.tsx', "import 'node:path'", 'belongs in server/'],
  ['routes-join-everything', 'app/routes/b.tsx', "import '#scripts/build.ts'", 'or tools'],
  ['frame-needs-no-server', 'app/entry.client.tsx', "import '#server/open.ts'", 'in a loader'],
  [
    'rendering-needs-no-data',
    'app/entry.server.tsx',
    "import '#server/open.ts'",
    'in server/http/',
  ],
  ['tools-know-no-screens', 'scripts/a.ts', "import '#app/root.tsx'", 'belongs in domain/'],
  ['no-circle', 'server/c.ts', "import type { C } from './d.ts'", 'move what both need'],
  ['no-barrel', 'server/e.ts', "import './index.ts'", 'Import from the file that has it'],
  ['no-test-in-code', 'domain/h.ts', "import './price.test.ts'", 'belongs beside that code'],
  ['no-test-in-code', 'server/h.ts', "import '#bench/load.ts'", 'belongs beside that code'],
  ['no-test-in-code', 'scripts/b.ts', "import '#test/fresh.ts'", 'belongs beside that code'],
  ['tests-know-no-journeys', 'test/a.ts', "import '#e2e/home.ts'", 'belongs in test/'],
  ['tests-know-no-journeys', 'domain/i.test.ts', "import '#bench/load.ts'", 'in scripts/test/'],
  ['journeys-know-no-benchmarks', 'e2e/a.ts', "import '#bench/load.ts'", 'belongs in test/'],
  ['only-packages-that-are-there', 'server/f.ts', "import 'vite'", 'under "dependencies"'],
  ['only-files-that-are-there', 'server/g.ts', "import './nowhere.ts'", 'Nothing answers to this'],
  ['every-file-has-a-place', 'helpers/a.ts', "import 'react'", 'No row of the table'],
  ['every-file-has-a-place', 'app/hooks/a.ts', "import 'react'", 'move the file'],
]
