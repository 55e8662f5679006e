import { savesData } from '#app/browser/network/slow-connection.ts'
import { CACHES } from '#domain/site/offline/caches.ts'
import { getRequestKind } from '#domain/site/offline/request-kind.ts'
import { AS_OF_HEADER, isKeptRecently } from '#domain/site/offline/stored-response.ts'
import { assets, handlePicture } from './files.ts'
import { MATCH_OPTIONS } from './match-options.ts'
import { lists, pages } from './offline-pages.ts'

/** The most files that one page may use. */
const MAX_FILES = 100

async function keepDocument(event: ExtendableEvent, path: string): Promise<void> {
  const { pathname } = new URL(path, location.origin)
  const kind = getRequestKind('GET', pathname, true)
  if (kind === 'list') await lists.handle({ event, request: new Request(path) })
  if (kind !== 'page') return
  const stored = await caches.match(path, { ...MATCH_OPTIONS, cacheName: CACHES.pages })
  if (isKeptRecently(stored?.headers.get(AS_OF_HEADER) ?? null, Date.now())) return
  await pages.handle({ event, request: new Request(path) })
}

async function keepFile(event: ExtendableEvent, path: string): Promise<void> {
  const request = new Request(path)
  const kind = getRequestKind('GET', new URL(request.url).pathname, false)
  if (kind === 'asset') await assets.handle({ event, request })
  if (kind === 'picture') await handlePicture({ event, request })
}

/**
 * Stores a page that was loaded before the worker was active, or by a client navigation, which fetches only
 * its data. Its files come from the browser's own cache.
 */
export async function cachePage(
  event: ExtendableEvent,
  path: string,
  files: readonly string[],
): Promise<void> {
  if (savesData()) return
  const work = files.slice(0, MAX_FILES).map((file) => keepFile(event, file))
  await Promise.allSettled([keepDocument(event, path), ...work])
}
