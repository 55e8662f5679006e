import { createContext } from 'react-router'
import type { TileSource } from '#domain/site/map-tiles.ts'
import type { Letterbox } from '#server/form-mail/form-mail.ts'
import type { Catalogue } from '#server/listing/catalogue.ts'
import type { Log } from '#server/log/log.ts'
import type { Visitor } from '#server/visitor/visitor.ts'

/**
 * What a loader hears that runs where Hono is not. `server/main/client-bundle.test.ts` looks for these
 * words in what browsers get, where they would mean that the server's code is there as well.
 */
export const UNFILLED = 'Only a request that Hono hands on can ask for this.'

/** Stands in for a value until Hono gives it: says so as soon as anything is asked of it. */
function unfilled<T extends object>(): T {
  return new Proxy({} as T, {
    get() {
      throw new Error(UNFILLED)
    },
  })
}

/**
 * What a loader may ask for. Hono fills these for each request; a page that is rendered ahead of
 * time bypasses Hono, which is why each has a default that says so.
 */
export const catalogueContext = createContext<Catalogue>(unfilled())

/**
 * Who asks. A public page must not: it is the same for everyone. An answer that depends on it says
 * `Cache-Control: private`.
 */
export const visitorContext = createContext<Visitor>(unfilled())

/** What a page may do with mail, where no script does it. */
export const letterboxContext = createContext<Letterbox>(unfilled())

/** Where a map gets its picture from. */
export const tilesContext = createContext<TileSource>(unfilled())

/** The configured address of the site, or '': a page never depends on the name it is asked by. */
export const siteUrlContext = createContext('')

/**
 * Where the renderer leaves a whole document. Passing it on beside the answer, not in its body,
 * saves the way through a stream and back.
 */
export interface RenderedDocument {
  /** The nonce of the scripts that the render itself writes. */
  readonly scriptMark: string | undefined
  /** Waited for before the heaviest step, so that other requests are answered between two. */
  readonly turn?: () => Promise<void>
  body?: Buffer<ArrayBuffer>
  /** Seconds after which to ask again, where the page failed because something is not to be had now. */
  retryAfter?: number
}

export const documentContext = createContext<RenderedDocument>({ scriptMark: undefined })

/** The log of the process. */
export const logContext = createContext<Pick<Log, 'warn' | 'error'>>(unfilled())

/** Names the request in the log, for whoever reports a failure; '' where nothing names it. */
export const requestIdContext = createContext('')
