import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MIN_WIDTH_MD, MIN_WIDTH_XL } from '#app/browser/media-queries.ts'

const ROOT = join(import.meta.dirname, '../..')

const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }))

const stylesheets = read('app/**/*.css').map(({ path, text }) => ({
  path,
  text: text.replace(/\/\*[\s\S]*?\*\//g, ''),
}))
const modules = read('app/**/*.{ts,tsx}').filter(({ path }) => !/\.test\.tsx?$/.test(path))
const tokens = readFileSync(join(ROOT, 'app/styles/tokens.css'), 'utf8')

/** Classes that selectors start with. Later ones in a selector may belong to other components. */
function findOwnClasses(css: string): Set<string> {
  const selectors = Array.from(css.matchAll(/([^{};]+)\{/g), ([, selector = '']) => selector)
  return new Set(
    selectors
      .filter((selector) => !selector.includes('@'))
      .flatMap((selector) => selector.split(/,(?![^(]*\))/))
      .flatMap((selector) => selector.match(/^\s*(?:\.dark )?\w*\.([a-z][\w-]*)/)?.[1] ?? []),
  )
}

/** Classes that a module sets on elements. */
function findClassNames(source: string): Set<string> {
  const attributes = source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^}]*)\})/g)
  const lists = source.matchAll(/classList\.add\(([^)]*)\)/g)
  const text = [...attributes, ...lists].flatMap(([, ...parts]) => parts).join(' ')
  return new Set(text.match(/[a-z][\w-]*/g))
}

type Module = (typeof modules)[number]

/** Paths from the root. */
const findImports = ({ path, text }: Module) =>
  Array.from(text.matchAll(/^(?!import type).*?\bfrom '([^']+)'|^import '([^']+)'/gm), (match) => {
    const file = match[1] ?? match[2] ?? ''
    return file.startsWith('#') ? file.slice(1) : normalize(join(dirname(path), file))
  })

const findImportedStyles = (module: Module) =>
  findImports(module).filter((path) => path.endsWith('.css'))

const byPath = new Map(modules.map((module) => [module.path, module]))

/** Whether a module, or one that it renders, imports a stylesheet. */
function imports(module: Module, sheet: string): boolean {
  const found = new Set([module.path])
  for (const path of found)
    for (const other of findImports(byPath.get(path) ?? { path, text: '' })) found.add(other)
  return found.has(sheet)
}

/** Whether a stylesheet comes with a module, or with every module that imports it. */
function loadsStyles(module: Module, sheet: string): boolean {
  if (imports(module, sheet)) return true
  const users = modules.filter((user) => findImports(user).includes(module.path))
  return users.length > 0 && users.every((user) => imports(user, sheet))
}

const OF_LIBRARIES = /^leaflet-/

/** Any component may use the classes of `app/styles/`. */
const isShared = (path: string) => path.startsWith('app/styles/')

describe('a stylesheet beside a component', () => {
  it('is imported', () => {
    const imported = new Set(modules.flatMap(findImportedStyles))
    const unused = stylesheets.filter(({ path }) => !isShared(path) && !imported.has(path))
    expect(unused.map(({ path }) => path)).toEqual([])
  })

  it('is imported only in its folder and below', () => {
    const foreign = modules.flatMap((module) =>
      findImportedStyles(module)
        .filter((sheet) => !isShared(sheet) && !module.path.startsWith(`${dirname(sheet)}/`))
        .map((sheet) => `${module.path}: ${sheet}`),
    )
    expect(foreign).toEqual([])
  })

  it('has a class of one word only in app/styles/ and app/ui/', () => {
    const short = stylesheets
      .filter(({ path }) => !/^app\/(ui|styles)\//.test(path))
      .flatMap(({ text }) => [...findOwnClasses(text)].filter((name) => !name.includes('-')))
    expect(short).toEqual([])
  })

  it('is fetched with every module that writes its classes', () => {
    const owners = new Map<string, string[]>()
    for (const { path, text } of stylesheets)
      for (const name of findOwnClasses(text)) owners.set(name, [...(owners.get(name) ?? []), path])
    const missing = modules.flatMap((module) => {
      const names = [...findClassNames(module.text)].filter((name) => !OF_LIBRARIES.test(name))
      return names.flatMap((name) => {
        const declaredIn = owners.get(name) ?? []
        const found = declaredIn.some((path) => isShared(path) || loadsStyles(module, path))
        return declaredIn.length === 0 || found ? [] : [`${module.path}: ${name} of ${declaredIn}`]
      })
    })
    expect(missing).toEqual([])
  })

  it('is in the layer of its folder, so that its place among the others does not matter', () => {
    const wrong = stylesheets.filter(({ path, text }) => {
      const layer = /^app\/(ui|styles)\//.test(path) ? 'primitives' : 'components'
      const others = Array.from(text.matchAll(/^@layer (\w+) \{/gm), ([, name]) => name)
      return others.some((name) => name !== layer && name !== 'base')
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('a width where the layout changes', () => {
  it('is a breakpoint by its name', () => {
    const literal = /@media[^{]*width\s*(?::|[<>]=?)\s*[\d.]+\w+/
    expect(stylesheets.filter(({ text }) => literal.test(text)).map(({ path }) => path)).toEqual([])
  })

  it.each([
    ['md', MIN_WIDTH_MD],
    ['xl', MIN_WIDTH_XL],
  ])('is the same in scripts: %s', (name, query) => {
    const [, width] = new RegExp(`--breakpoint-${name}: (.+);`).exec(tokens) ?? []
    expect(query).toBe(`(min-width: ${width})`)
  })
})

it('has a name for each layer that other components share', () => {
  const literal = /z-index: (?!-?[12];|var\(--layer-)/
  expect(stylesheets.filter(({ text }) => literal.test(text)).map(({ path }) => path)).toEqual([])
})

describe('a utility that app.css leaves out', () => {
  const app = readFileSync(join(ROOT, 'app/styles/app.css'), 'utf8')
  const [, list = ''] = /@source not inline\("\{(.+)\}"\)/.exec(app) ?? []
  const leftOut = new Set(list.split(','))

  it('is no class of an element', () => {
    expect(leftOut.size).toBeGreaterThan(10)
    const used = modules.flatMap(({ path, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      const lists = Array.from(code.matchAll(/(["'`])([^"'`\n]*)\1/g), ([, , names = '']) =>
        names.split(/\s+/),
      ).filter((names) => names.length > 1 && names.some((name) => name.includes('-')))
      const single = Array.from(code.matchAll(/className="([^"\s]+)"/g), ([, name = '']) => [name])
      return [...lists, ...single]
        .flat()
        .filter((name) => leftOut.has(name))
        .map((name) => ({ path, name }))
    })
    expect(used).toEqual([])
  })
})
