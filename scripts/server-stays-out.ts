import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Refuses to bundle anything of `server/` for the browser, naming the module that asked for it. */
export function serverStaysOut(): Plugin {
  let root = ''
  return {
    name: 'homiq:server-stays-out',
    configResolved(config) {
      root = config.root
    },
    load(id) {
      const file = relative(root, id.split('?')[0] ?? id)
      if (this.environment.name === 'client' && file.startsWith('server/')) {
        this.error(
          `${file} runs on the server only. Call it inside a loader or an action, or move what the browser needs to domain/.`,
        )
      }
      return null
    },
  }
}
