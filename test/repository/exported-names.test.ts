import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDERS = '{domain,search,content,server,app}'
/** Another language exports the names of English (`content/languages.test.ts`). */
const TRANSLATION = /^content\/uk\//

/** React Router reads these from every route module. */
const ROUTE_EXPORTS = new Set([
  'action',
  'clientAction',
  'clientLoader',
  'ErrorBoundary',
  'handle',
  'headers',
  'HydrateFallback',
  'links',
  'loader',
  'meta',
  'middleware',
  'shouldRevalidate',
])

const DECLARATION =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|class|const|let|enum)\s+([\w$]+)/gm

const isRouteModule = (file: string) => file.startsWith('app/routes/') || file === 'app/root.tsx'

it('no two files export different values under one name', () => {
  const filesByName = new Map<string, Set<string>>()
  for (const file of globSync(`${FOLDERS}/**/*.{ts,tsx}`)) {
    if (/\.test\.tsx?$/.test(file) || TRANSLATION.test(file)) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(DECLARATION)) {
      if (isRouteModule(file) && ROUTE_EXPORTS.has(name)) continue
      const files = filesByName.get(name) ?? new Set()
      filesByName.set(name, files.add(file))
    }
  }
  expect(filesByName.size).toBeGreaterThan(500)
  const shared = [...filesByName].filter(([, files]) => files.size > 1)
  expect(shared.map(([name, files]) => [name, ...files])).toEqual([])
})
