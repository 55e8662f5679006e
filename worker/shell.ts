import { savesData } from '#app/browser/network/slow-connection.ts'
import { CACHES } from '#domain/offline/caches.ts'
import { isStorableFile } from '#domain/offline/expected-type.ts'
import { SHELL_FILES } from '#domain/offline/request-kind.ts'
import { PATHS } from '#domain/site/links.ts'
import { assets } from './files.ts'
import { storeCopy } from './stored-copy.ts'

/** Pages that visitors start from, that show browser storage, or whose form can wait for a connection. */
const DOCUMENTS = [PATHS.home, PATHS.search, PATHS.favorites, PATHS.contact]

/** Files at the root keep their names, so each version fetches them past the browser's cache. */
async function storeRootFiles(): Promise<void> {
  const cache = await caches.open(CACHES.assets)
  await Promise.all(
    SHELL_FILES.map(async (path) => {
      const response = await fetch(path, { cache: 'no-cache' })
      if (isStorableFile('asset', path, response)) await cache.put(path, response)
    }),
  )
}

/**
 * Stores what every page needs, unless the visitor saves data. Anything that fails is fetched on first use.
 */
export async function storeShell(event: ExtendableEvent): Promise<void> {
  const work = [storeRootFiles()]
  if (!savesData()) {
    const cache = await caches.open(CACHES.shell)
    work.push(...DOCUMENTS.map(async (path) => void (await storeCopy(cache, path))))
    for (const path of SHELL_ASSETS)
      work.push(assets.handle({ event, request: new Request(path) }).then(() => {}))
  }
  await Promise.allSettled(work)
}
