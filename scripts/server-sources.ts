import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { FINGERPRINT_FILE, getSourceFingerprint } from '#server/runtime/built-sources.ts'

/** What the pages share with the server; node resolves these names by `imports` of package.json. */
const SHARED = /^#(content|domain|search|server)\//

/** Modules that Node has loaded, for the code that Vite makes of them in development. */
const REGISTRY = Symbol.for('homiq.server-sources')
const PREFIX = '\0server-source:'

/**
 * Leaves what the server runs from its sources out of its bundle, so that there is one copy of every
 * module: an error thrown by one side is an `instanceof` on the other, and state is kept once. In
 * development only `#server/` is shared: words and rules keep nothing, and are loaded anew when they
 * change. The build says for which sources it was made, so that a server with others refuses it.
 */
export function serverSources(): Plugin {
  const modules = new Map<string, Record<string, unknown>>()
  let root = ''
  return {
    name: 'homiq:server-sources',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    configureServer() {
      Object.assign(globalThis, { [REGISTRY]: modules })
    },
    resolveId(id) {
      if (this.environment.name !== 'ssr' || !SHARED.test(id)) return null
      if (this.environment.mode === 'build') return { id, external: true }
      return id.startsWith('#server/') ? PREFIX + id.slice(1) : null
    },
    generateBundle() {
      if (this.environment.name !== 'ssr') return
      const source = getSourceFingerprint(root)
      this.emitFile({ type: 'asset', fileName: FINGERPRINT_FILE, source })
    },
    // Vite would load a file itself, whatever a plugin says of its being external.
    async load(id) {
      if (!id.startsWith(PREFIX)) return null
      const path = id.slice(PREFIX.length)
      const module = await import(pathToFileURL(join(root, path)).href)
      modules.set(path, module)
      const names = Object.keys(module).map((name) => `export const ${name} = module.${name}`)
      const from = `globalThis[Symbol.for('${REGISTRY.description}')].get(${JSON.stringify(path)})`
      return [`const module = ${from}`, ...names].join('\n')
    },
  }
}
