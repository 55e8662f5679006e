import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What Vite's manifest says of a module. */
interface ManifestChunk {
  readonly file: string
  /** Modules that it imports statically, by their keys in the manifest. */
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * @param client folder that the build wrote for browsers
 * @returns a function that finds the URLs of a module, of all that it imports and of their styles, by its path in the
 * repository
 */
export function readModuleUrls(client: string): (source: string) => readonly string[] {
  const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8')
  const manifest: Readonly<Record<string, ManifestChunk>> = JSON.parse(text)
  const known = new Map<string, readonly string[]>()

  function find(source: string): readonly string[] {
    const files = new Set<string>()
    const keys = new Set([source])
    for (const key of keys) {
      const chunk = manifest[key]
      if (chunk === undefined) throw new Error(`The build has no module ${key}.`)
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
      for (const imported of chunk.imports ?? []) keys.add(imported)
    }
    return [...files]
  }

  return (source) => {
    const urls = known.get(source) ?? find(source)
    known.set(source, urls)
    return urls
  }
}
