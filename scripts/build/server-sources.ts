import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { FINGERPRINT_FILE, getSourceFingerprint } from '#server/platform/runtime/built-sources.ts'

/** Node resolves these by `imports` of package.json. */
const SHARED = /^#(content|texts|domain|search|server)\//

/** Where the code that Vite generates in development finds modules that Node has loaded. */
const REGISTRY = Symbol.for('homiq.server-sources')
const PREFIX = '\0server-source:'

/**
 * Excludes modules that the server runs from source from the server bundle, so that each exists once: `instanceof`
 * works across both, and state is shared. Development shares `#server/` only, because the other folders are stateless
 * and can be hot-reloaded. The build contains a fingerprint of its sources, so that a server with other sources refuses
 * it.
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
    // Vite's module runner would load a file itself, even if it is external.
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
