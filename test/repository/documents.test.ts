import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Limit } from '#server/platform/http/limits/rate-limit.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Binary and generated files, which are not checked. */
const OPAQUE = /\.(woff2?|webp|png|jpe?g|svg|ico|gz)$|package-lock\.json$|\/migrations\/meta\//

/** All text files, including uncommitted ones. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && !OPAQUE.test(path) && existsSync(join(ROOT, path)))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

const documents = files.filter(({ path }) => path.endsWith('.md'))

const unfenced = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '')

const getHeadings = (text: string) =>
  Array.from(unfenced(text).matchAll(/^#{1,6} (.+)$/gm), ([, heading = '']) =>
    heading.replaceAll('`', ''),
  )

/** The anchor that GitHub generates. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

describe('citations', () => {
  // Escaped so that this file does not match itself.
  it.each([
    ['a section sign', /\u00a7/],
    ['a numbered reading', new RegExp(`\\b${'Reading'}s? \\d`)],
  ])('%s cites a document that is not in the repository', (_, sign) => {
    expect(files.filter(({ text }) => sign.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('name headings that exist', () => {
    const cited = files.flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(/`?(docs\/[\w./-]+\.md)`?,[\s*/]+"([^"]+)"/g),
        ([, document = '', heading = '']) => ({ path, document, heading }),
      ),
    )
    expect(cited.length).toBeGreaterThan(100)
    const wrong = cited.filter(({ document, heading }) => {
      const text = files.find((file) => file.path === document)?.text
      return text === undefined || !getHeadings(text).includes(heading)
    })
    // "Heading" and "X" are placeholders where the format of citations is explained.
    expect(wrong.filter(({ heading }) => heading !== 'Heading')).toEqual([])
  })
})

describe('links', () => {
  const links = documents.flatMap(({ path, text }) =>
    Array.from(unfenced(text).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => ({
      path,
      target,
    })).filter(({ target }) => !/^[a-z]+:/.test(target)),
  )

  it('lead to files and headings that exist', () => {
    expect(links.length).toBeGreaterThan(20)
    const broken = links.filter(({ path, target }) => {
      const [file = '', anchor] = target.split('#')
      const to = file === '' ? path : normalize(join(dirname(path), file))
      if (!existsSync(join(ROOT, to))) return true
      if (anchor === undefined) return false
      return !getHeadings(readFileSync(join(ROOT, to), 'utf8'))
        .map(toAnchor)
        .includes(anchor)
    })
    expect(broken).toEqual([])
  })
})

describe('paths in backticks', () => {
  const FOLDERS =
    'app|bench|content|deploy|docs|domain|e2e|pictures|public|scripts|search|server|test|tools'

  it('exist', () => {
    const named = documents.flatMap(({ path, text }) =>
      Array.from(
        unfenced(text).matchAll(
          new RegExp(`\`((?:${FOLDERS})/[^\`\\s]*|[\\w.-]+\\.(?:mjs|jsonc?|ya?ml|ts|md))\``, 'g'),
        ),
        ([, name = '']) => ({ path, name }),
      ),
    )
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter(isMissing)).toEqual([])
  })

  it('of a README begin at the root or at its folder', () => {
    const named = documents
      .filter(({ path }) => path.endsWith('README.md'))
      .flatMap(({ path, text }) =>
        Array.from(
          unfenced(text).matchAll(/`(\w[\w.-]*(?:\/[\w.-]+)*\.(?:mjs|tsx?|css|sql))`/g),
          ([, name = '']) => ({ path, name }),
        ),
      )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(isMissing)).toEqual([])
  })
})

function isMissing({ path, name }: { readonly path: string; readonly name: string }): boolean {
  // These are patterns, and placeholders such as `<noun>`.
  if (/[*<>{}…$]/.test(name)) return false
  if (existsSync(join(ROOT, name)) || existsSync(join(ROOT, dirname(path), name))) return false
  // A bare file name must exist in some folder.
  return name.includes('/') || !files.some((file) => file.path.endsWith(`/${name}`))
}

it('names in backticks are names of the code', () => {
  const code = files.filter(({ path }) =>
    /\.(tsx?|mjs|css|json|sql|yml|conf|service|env|example)$/.test(path),
  )
  const words = new Set(code.flatMap(({ text }) => text.match(/[\w$]+/g) ?? []))
  const unknown = documents.flatMap(({ path, text }) =>
    Array.from(
      unfenced(text).matchAll(/`((?:[A-Z]|[a-z]+[A-Z])[\w$]*(?:\.\w+)*)`/g),
      ([, name = '']) => name,
    )
      .filter((name) => !/\.(ts|tsx|md|json|mjs|conf|env|csv|xml|txt|gz|atom)$/.test(name))
      .filter((name) => name.split('.').some((word) => !words.has(word)))
      .map((name) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})

describe('decisions', () => {
  const FOLDER = 'docs/decisions/'
  const decisions = documents
    .filter(({ path }) => /decisions\/\d{4}-/.test(path))
    .map(({ path, text }) => ({ file: path.slice(FOLDER.length), text }))
  const numbers = decisions.map(({ file }) => Number(file.slice(0, 4)))

  it('are listed in the README, in their order', () => {
    const listed = readFileSync(join(ROOT, FOLDER, 'README.md'), 'utf8').match(/^- .+$/gm)
    const titles = decisions.map(({ file, text }) => `- [${/^# (.+)$/m.exec(text)?.[1]}](${file})`)
    expect(listed).toEqual(titles.toSorted(byNumber))
    expect(new Set(numbers).size).toBe(decisions.length)
  })

  it.each(decisions)('$file has its number, a date, and the three parts', ({ file, text }) => {
    expect(text).toMatch(/^# \d+\. .+\n\n\d{4}-\d\d-\d\d\n\n## Context\n/)
    expect(Number.parseInt(text.slice(2), 10)).toBe(Number(file.slice(0, 4)))
    expect(text).toContain('\n## Decision\n')
    expect(text).toContain('\n## Consequences\n')
  })

  it('that are cited exist', () => {
    const cited = files.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\b[Dd]ecision \[?(\d+)|decisions\/(\d{4})/g), ([, ...found]) => ({
        path,
        number: Number(found.find(Boolean)),
      })),
    )
    expect(cited.length).toBeGreaterThan(30)
    expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
  })
})

const byNumber = (a: string, b: string) => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0])

describe('tables', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

  it('docs/product/shell.md has every screen', () => {
    const routes = Array.from(
      read('app/routes.ts').matchAll(/route\('([^']+)'/g),
      ([, path = '']) => path.replaceAll(/:(\w+)/g, '{$1}'),
    )
    expect(routes.length).toBeGreaterThan(15)
    const [text = ''] = read('docs/product/shell.md').split('\n## Routes\n')[1]?.split('\n#') ?? []
    // Routes that return data, and other exceptions.
    const others = [
      'suggestions',
      'count',
      'clusters',
      'listings',
      'list/{id}/changes',
      'my/hearts',
      '*',
    ]
    const missing = routes.filter((path) => !text.includes(`\`/${path}\``))
    expect(missing.toSorted()).toEqual(others.toSorted())
  })

  it('docs/product/shell.md and the privacy policy have every key of browser storage', () => {
    const keys = files
      .filter(({ path }) => /^app\/(browser|head)\/(?!.*\.test\.)/.test(path))
      .flatMap(({ text }) =>
        Array.from(
          text.matchAll(/(?:\bkey: |_KEY = |createStoredText\()'(\w+)'/g),
          ([, key = '']) => key,
        ),
      )
    const table = Array.from(
      (read('docs/product/shell.md').split('\n## Browser storage\n')[1] ?? '')
        .split('\n## ')[0]
        ?.matchAll(/^- `(\w+)`/gm) ?? [],
      ([, key = '']) => key,
    )
    const terms = Array.from(
      read('content/en/legal/privacy.ts').matchAll(/term: '(\w+)'/g),
      ([, term = '']) => term,
    )
    expect(keys.length).toBeGreaterThan(5)
    expect(table.toSorted()).toEqual(keys.toSorted())
    for (const key of keys) expect(terms).toContain(key)
  })

  it('docs/product/ quotes texts that the site has', () => {
    const text = documents
      .filter(({ path }) => path.startsWith('docs/product/'))
      .map((document) => document.text)
      .join('\n')
      .replace(/`[^`]*`/g, '')
      .replace(/\s+/g, ' ')
    const quoted = Array.from(
      text.matchAll(/(?<!\w)'([A-Z][^']*(?:'\w[^']*)*)'(?!\w)/g),
      ([, line = '']) => line,
    )
    expect(quoted.length).toBeGreaterThan(100)
    const content = files.filter(({ path }) => /^content\/.*\.ts$/.test(path))
    // Single capital letters are placeholders for numbers.
    const fixed = quoted.filter((line) => !/\b[NXY]\b/.test(line))
    expect(fixed.filter((line) => !content.some(({ text: own }) => own.includes(line)))).toEqual([])
  })

  it('docs/ quotes messages that the server logs', () => {
    const quoted = documents.flatMap(({ text }) =>
      Array.from(
        unfenced(text).matchAll(/`((?:The|A|An|There) [a-z][^`]{10,})`/g),
        ([, line = '']) => line,
      ),
    )
    expect(quoted.length).toBeGreaterThan(1)
    const code = files.filter(({ path }) => /^(server|scripts)\/.*\.ts$/.test(path))
    const unsaid = quoted.filter((line) => !code.some(({ text }) => text.includes(line)))
    expect(unsaid).toEqual([])
  })

  it('docs/reference/commands.md has every script', () => {
    const text = read('docs/reference/commands.md')
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const own = Object.keys(scripts).filter((name) => !/^(pre|post)/.test(name))
    const called = (name: string) => (['start', 'test'].includes(name) ? name : `run ${name}`)
    expect(own.filter((name) => !text.includes(`npm ${called(name)}`))).toEqual([])
  })

  it('docs/operations.md has every limit', async () => {
    const text = read('docs/operations.md')
    const modules = await Promise.all(
      files
        .filter(({ path }) => /^server\/.*\/(rate-)?limits\.ts$/.test(path))
        .map(({ path }): Promise<object> => import(/* @vite-ignore */ join(ROOT, path))),
    )
    const names = modules
      .flatMap((it) => Object.values(it))
      .flatMap((limits: Record<string, Limit>) => Object.values(limits))
      .map(({ name = '' }) => name)
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})
