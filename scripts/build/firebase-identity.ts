import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** `import('virtual:firebase-identity')` is this module. */
const NAME = 'virtual:firebase-identity'
const MODULE = '#app/clients/identity/sdk/open-firebase.ts'
const COPY = '?firebase'

/**
 * Bundles the client of Firebase projects with its own copy of `@firebase/auth`. That package is
 * one module, of which a bundle includes what any importer needs: with a shared copy, everybody
 * would load the code that opens Firebase's popups.
 */
export function firebaseIdentity(): Plugin {
  let isBuild = false
  return {
    name: 'homiq:firebase-identity',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    async resolveId(source, importer, options) {
      const isCopied = importer?.endsWith(COPY) === true
      if (source !== NAME && !isCopied) return null
      const from = isCopied ? importer?.slice(0, -COPY.length) : importer
      const resolved = await this.resolve(source === NAME ? MODULE : source, from, options)
      const isOfClient = source === NAME || /^(\.\/|@firebase\/)/.test(source)
      return resolved && isBuild && isOfClient && !resolved.external ? resolved.id + COPY : resolved
    },
    load: (id) => (id.endsWith(COPY) ? readFile(id.slice(0, -COPY.length), 'utf8') : null),
  }
}
