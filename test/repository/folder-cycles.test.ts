import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

// dependency-cruiser can forbid cycles of folders too, but would also count imports by the tests beside the code.

const ROOT = join(import.meta.dirname, '../..')
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([#.][^'\n]+)'/g

/** @param files source code by path */
function findFolderImports(files: Readonly<Record<string, string>>): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  for (const [name, source] of Object.entries(files)) {
    const folder = posix.dirname(name)
    const found = imports.get(folder) ?? new Set()
    imports.set(folder, found)
    for (const [, path = ''] of source.matchAll(IMPORT)) {
      const target = path.startsWith('#') ? path.slice(1) : posix.join(folder, path)
      if (target in files && posix.dirname(target) !== folder) found.add(posix.dirname(target))
    }
  }
  return imports
}

/** Folders whose imports lead back to themselves. */
function findFoldersInCircles(imports: Map<string, Set<string>>): string[] {
  return [...imports.keys()].filter((start) => {
    const seen = new Set<string>()
    const waiting = [...(imports.get(start) ?? [])]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === start) return true
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(...(imports.get(next) ?? []))
    }
    return false
  })
}

describe('no folder', () => {
  it('imports one that imports it, however far around', () => {
    const names = globSync(
      '{app,bench,content,domain,e2e,scripts,search,server,test}/**/*.{ts,tsx}',
      {
        cwd: ROOT,
      },
    )
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => !/\.test\.tsx?$/.test(name))
    const files = Object.fromEntries(
      names.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]),
    )
    expect(names.length).toBeGreaterThan(500)
    expect(findFoldersInCircles(findFolderImports(files))).toEqual([])
  })

  it('would do so unseen', () => {
    const files = {
      'server/a/a.ts': "import type { B } from '#server/b/b.ts'",
      'server/b/b.ts': "export { c } from '#server/c/c.ts'",
      'server/c/c.ts': "const a = import('../a/a.ts')",
      'server/d/d.ts': "import '#server/a/a.ts'",
    }
    expect(findFoldersInCircles(findFolderImports(files))).toEqual([
      'server/a',
      'server/b',
      'server/c',
    ])
  })
})
