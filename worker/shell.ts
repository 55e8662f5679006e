import { savesData } from '#app/browser/network/slow-connection.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { CACHES } from '#domain/site/offline/caches.ts'
import { isStorableFile } from '#domain/site/offline/expected-type.ts'
import { getKeptPicture } from '#domain/site/offline/kept-picture.ts'
import { SHELL_FILES } from '#domain/site/offline/request-kind.ts'
import { language } from '#texts/language.ts'
import { assets } from './files.ts'
import { storeCopy } from './stored-copy.ts'

/** Pages that visitors start from, that show browser storage, or whose form can wait for a connection. */
export const SHELL_DOCUMENTS: readonly string[] = [
  PATHS.home,
  PATHS.search,
  PATHS.favorites,
  PATHS.contact,
].map((path) => inLanguage(path, language))

/** The first pictures of these pages, in one size each. */
const PICTURES = ['home-1600x1000', 'sale-1200x800', 'rent-1200x800'].map((name) =>
  getKeptPicture(`/pictures/heroes/${name}.jpg`),
)

async function storeFile(
  cache: Cache,
  kind: 'asset' | 'picture',
  path: string,
  options?: RequestInit,
): Promise<void> {
  const response = await fetch(path, options)
  if (isStorableFile(kind, path, response)) await cache.put(path, response)
}

/** Files at the root keep their names, so each version fetches them past the browser's cache. */
async function storeRootFiles(): Promise<void> {
  const cache = await caches.open(CACHES.assets)
  await Promise.all(
    SHELL_FILES.map((path) => storeFile(cache, 'asset', path, { cache: 'no-cache' })),
  )
}

/**
 * Stores what every page needs, unless the visitor saves data. Anything that fails is fetched on first use.
 */
export async function storeShell(event: ExtendableEvent): Promise<void> {
  const work = [storeRootFiles()]
  if (!savesData()) {
    const cache = await caches.open(CACHES.shell)
    work.push(...SHELL_DOCUMENTS.map(async (path) => void (await storeCopy(cache, path))))
    work.push(...PICTURES.map((path) => storeFile(cache, 'picture', path)))
    for (const path of SHELL_ASSETS)
      work.push(assets.handle({ event, request: new Request(path) }).then(() => {}))
  }
  await Promise.allSettled(work)
}
