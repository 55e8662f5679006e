import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { ENDPOINTS, PATHS } from '#domain/platform/paths.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A literal path of the site as the target of a link, form, fetch or navigation. */
const LITERAL =
  /\b(?:to|href|action)=(?:"|\{['"`])\/(?!favicon|icons|manifest)|\b(?:navigate|redirect|fetch|submit)\(\s*['"`]\/|\b(?:to|href|action): ['"`]\//

it('has every path of app/ from domain/platform/paths.ts', () => {
  const found = globSync('app/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .filter((path) => LITERAL.test(readFileSync(join(ROOT, path), 'utf8')))
  expect(found).toEqual([])
})

interface RouteEntry {
  readonly path?: string
  readonly index?: boolean
  readonly children?: readonly RouteEntry[]
}

const getPatterns = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(index ? ['/'] : path === undefined || path === '*' ? [] : [`/${path}`]),
    ...getPatterns(children ?? []),
  ])

describe('a path', () => {
  const patterns = getPatterns(routes as readonly RouteEntry[])
  const { suggestions, count, clusters } = ENDPOINTS

  it.each([...Object.values(PATHS), suggestions, count, clusters])(
    'leads to a route: %s',
    (path) => {
      expect(patterns.some((pattern) => matchPath(pattern, path))).toBe(true)
    },
  )
})
