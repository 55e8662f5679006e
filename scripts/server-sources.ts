import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** What the pages share with the server; node resolves these names by `imports` of package.json. */
const SHARED = /^#(content|domain|search|server)\//

/**
 * Leaves what the server runs from its sources out of its bundle, so that there is one copy of every
 * module: an error thrown by one side is an `instanceof` on the other, and state is kept once. In
 * development words and rules are bundled all the same, or changing them would need a new start; they
 * keep nothing.
 */
export function serverSources(): Plugin {
  let root = ''
  return {
    name: 'homiq:server-sources',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    resolveId(id) {
      if (this.environment.name !== 'ssr' || !SHARED.test(id)) return null
      if (this.environment.mode === 'build') return { id, external: true }
      if (!id.startsWith('#server/')) return null
      return { id: pathToFileURL(join(root, id.slice(1))).href, external: true }
    },
  }
}
