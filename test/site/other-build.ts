import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Inside of the project, where its modules find the packages. */
export const OTHER_BUILD = join(ROOT, '.cache/other-build')

const reverse = (text: string) => [...text].reverse().join('')

/** Copies the build with another name for each asset and for itself, as if all sources had changed. */
export function createOtherBuild(): void {
  rmSync(OTHER_BUILD, { recursive: true, force: true })
  const isCopied = (path: string) => !/\.(?:br|gz)$/.test(path)
  cpSync(join(ROOT, 'build'), OTHER_BUILD, { recursive: true, filter: isCopied })
  const assets = join(OTHER_BUILD, 'client/assets')
  const names = new Map<string, string>()
  for (const name of readdirSync(assets)) {
    const [, stem = '', hash = '', extension = ''] = /^(.+-)([\w-]{8})(\.\w+)$/.exec(name) ?? []
    if (stem === '') continue
    names.set(name, stem + reverse(hash) + extension)
    renameSync(join(assets, name), join(assets, stem + reverse(hash) + extension))
    // React Router's manifest is named by the version that is in it.
    if (stem === 'manifest-') names.set(`"${hash}"`, `"${reverse(hash)}"`)
  }
  const anyName = new RegExp([...names.keys()].join('|'), 'g')
  for (const entry of readdirSync(OTHER_BUILD, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(anyName, (name) => names.get(name) ?? name),
    )
  }
}
