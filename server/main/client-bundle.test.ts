import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const BUILD = join(ROOT, 'build')

if (!existsSync(join(BUILD, 'client')) || !existsSync(join(BUILD, 'server/index.js'))) {
  throw new Error(
    'There is no build to look at. `npm run build` makes one, and `npm test` by itself.',
  )
}

const scripts = globSync('**/*.js', { cwd: join(BUILD, 'client') }).map((name) => ({
  name: name.replaceAll('\\', '/'),
  source: readFileSync(join(BUILD, 'client', name), 'utf8'),
}))

interface RouteManifest {
  readonly entry: { readonly module: string }
  readonly routes: Readonly<Record<string, { readonly parentId?: string; readonly module: string }>>
}

/** The same file of each language has another hash. */
const toChunk = (name: string) => name.replace(/-[\w-]{8}\.js$/, '')
const toChunks = (names: readonly string[]) => [...new Set(names.map(toChunk))]

const getSource = (name: string) => scripts.find((script) => script.name === name)?.source ?? ''

function readRouteManifest(): RouteManifest {
  const source = scripts.find(({ name }) => /^assets\/manifest-/.test(name))?.source ?? ''
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1))
}

/** Finds these scripts and all their static imports. */
function findLoaded(names: readonly string[], loaded = new Set<string>()): Set<string> {
  for (const name of names.filter((name) => !loaded.has(name))) {
    loaded.add(name)
    const imports = getSource(name).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)
    findLoaded(
      [...imports].map(([, file]) => `assets/${file}`),
      loaded,
    )
  }
  return loaded
}

/** The scripts that the browser loads to hydrate the screen. */
function findLoadedByRoute(id: string): Set<string> {
  const { entry, routes } = readRouteManifest()
  expect(Object.keys(routes)).toContain(id)
  const modules = [entry.module]
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
    modules.push(route.module)
  }
  return findLoaded(modules.map((path) => path.slice(1)))
}

/** Every value that Zod creates has this property, so its name is not shortened. */
const hasZod = (name: string) => getSource(name).includes('_zod')

describe('Zod', () => {
  it.each([
    'routes/site/home',
    'routes/catalog/search/property',
    'routes/catalog/favorite',
    'routes/catalog/listing',
    'routes/site/about',
    'routes/shell/not-found',
  ])('is not in what %s loads', (id) => {
    const loaded = [...findLoadedByRoute(id)]
    expect(loaded.filter((name) => getSource(name) === '')).toEqual([])
    expect(loaded.some((name) => name.startsWith('assets/shared-'))).toBe(true)
    expect(loaded.filter(hasZod)).toEqual([])
  })

  it.each(['map-code', 'open-identity', 'suggestions'])(
    'is not in %s, which pages without a form load later',
    (chunk) => {
      const names = scripts.map(({ name }) => name).filter((name) => name.includes(`/${chunk}-`))
      expect(names).not.toEqual([])
      expect([...findLoaded(names)].filter(hasZod)).toEqual([])
    },
  )

  it('is in the forms', () => {
    const names = [...findLoadedByRoute('routes/site/contact')].filter(hasZod)
    expect(toChunks(names)).toEqual(['assets/forms'])
    expect(toChunks(scripts.map(({ name }) => name).filter(hasZod))).toEqual(['assets/forms'])
  })
})

it('loads no forms for the header of a person who is signed in', () => {
  const ways = scripts.map(({ name }) => name).filter((name) => /\/account-navigation-/.test(name))
  expect(toChunks(ways)).toHaveLength(1)
  expect([...findLoaded(ways)].filter((name) => /\/forms-/.test(name))).toEqual([])
})

describe('files for browsers', () => {
  it('contain no file name of server/', () => {
    const files = globSync('server/**/*.ts', { cwd: ROOT }).map((file) =>
      file.replaceAll('\\', '/'),
    )
    expect(files).toContain('server/main/page-context.ts')
    const naming = scripts.flatMap(({ name, source }) =>
      files.filter((file) => source.includes(file)).map((file) => `${name} names ${file}`),
    )
    expect(naming).toEqual([])
    expect(scripts.filter(({ source }) => source.includes('#server/'))).toEqual([])
  })

  it('have the styles of every page in one file, whose first line orders the layers', () => {
    const styles = globSync('assets/*.css', { cwd: join(BUILD, 'client') })
    const frame = styles.filter((name) => /\/frame-/.test(name.replaceAll('\\', '/')))
    expect(frame).toHaveLength(1)
    expect(readFileSync(join(BUILD, 'client', frame[0] ?? ''), 'utf8')).toMatch(/^[^{]*@layer /)
    // Loaded before it, they would order the layers otherwise (`scripts/build/client-chunks.ts`).
    expect(styles.filter((name) => /shared-/.test(name))).toEqual([])
  })
})
