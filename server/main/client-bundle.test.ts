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
  name,
  source: readFileSync(join(BUILD, 'client', name), 'utf8'),
}))

describe('what browsers get', () => {
  it('names no file of server/', () => {
    const files = globSync('server/**/*.ts', { cwd: ROOT }).map((file) =>
      file.replaceAll('\\', '/'),
    )
    expect(files).toContain('server/loader/context.ts')
    const naming = scripts.flatMap(({ name, source }) =>
      files.filter((file) => source.includes(file)).map((file) => `${name} names ${file}`),
    )
    expect(naming).toEqual([])
    expect(scripts.filter(({ source }) => source.includes('#server/'))).toEqual([])
  })

  it('has the styles of every page in one file, whose first line orders the layers', () => {
    const styles = globSync('assets/*.css', { cwd: join(BUILD, 'client') })
    const frame = styles.filter((name) => /\/frame-/.test(name.replaceAll('\\', '/')))
    expect(frame).toHaveLength(1)
    expect(readFileSync(join(BUILD, 'client', frame[0] ?? ''), 'utf8')).toMatch(/^[^{]*@layer /)
    // Loaded before it, they would order the layers otherwise (`scripts/client-chunks.ts`).
    expect(styles.filter((name) => /shared-/.test(name))).toEqual([])
  })
})
