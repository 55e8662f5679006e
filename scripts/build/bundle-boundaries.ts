import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Why a file must not be in the bundle of an environment, or `null`. */
function getRefusal(file: string, environment: string): string | null {
  if (environment === 'client' && file.startsWith('server/')) {
    return `${file} runs on the server only. Call it inside a loader or an action, or move what the browser needs to domain/.`
  }
  return null
}

/** Fails the build when client code imports the server, naming the module that does. */
export function bundleBoundaries(): Plugin {
  let root = ''
  return {
    name: 'homiq:bundle-boundaries',
    configResolved(config) {
      root = config.root
    },
    load(id) {
      const file = relative(root, id.split('?')[0] ?? id)
      const refusal = getRefusal(file, this.environment.name)
      if (refusal !== null) this.error(refusal)
      return null
    },
  }
}
