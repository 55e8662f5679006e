import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { FINGERPRINT_FILE, getSourceFingerprint } from '#server/platform/runtime/built-sources.ts'

/** Node resolves these by `imports` of package.json. */
const SHARED = /^#(content|texts|domain|search|server)\//

/**
 * Excludes modules that the server runs from source from the server bundle, so that each exists once: `instanceof`
 * works across both, and state is shared. Development shares `#server/` only, because the other folders are stateless
 * and can be hot-reloaded. The build contains a fingerprint of its sources, so that a server with other sources refuses
 * it.
 */
export const serverSources = (root: string): Plugin => ({
  name: 'homiq:server-sources',
  enforce: 'pre',
  // Vite's module runner would load a file itself, even if it is external, but leaves these to Node.
  configEnvironment: (name) =>
    name === 'ssr' ? { resolve: { builtins: [/^node:/, /^file:/] } } : null,
  resolveId(id) {
    if (this.environment.name !== 'ssr' || !SHARED.test(id)) return null
    if (this.environment.mode === 'build') return { id, external: true }
    if (!id.startsWith('#server/')) return null
    return { id: pathToFileURL(join(root, id.slice(1))).href, external: true }
  },
  generateBundle() {
    if (this.environment.name !== 'ssr') return
    const source = getSourceFingerprint(root)
    this.emitFile({ type: 'asset', fileName: FINGERPRINT_FILE, source })
  },
})
