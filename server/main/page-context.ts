import { createContext } from 'react-router'
import type { DisplayRates } from '#domain/catalog/price/display-rates.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'

/** What every page knows of the request and of the site, and what its render returns besides the response. */
export interface Page {
  /** Names the request in the log and on the error page. */
  readonly requestId: string
  readonly clientIp: string
  /** The configured URL of the site, or ''. */
  readonly siteUrl: string
  /** Where map tiles come from. */
  readonly tiles: TileSource
  /** The identity provider whose client pages load when they need it. */
  readonly identityProvider: 'embedded' | 'firebase'
  /** The exchange rates of displayed prices. */
  readonly rates: DisplayRates
  /** The nonce of the scripts that the render itself writes. */
  readonly scriptNonce: string | undefined
  /** Awaited before the heaviest step, so that other requests are served in between. */
  readonly yieldToEventLoop: () => Promise<void>
  /** The whole document. Not passed as a stream, because converting it twice takes time. */
  html?: string
  /** `Retry-After` in seconds, when the page failed because something is unavailable. */
  retryAfter?: number
}

export const pageContext = createContext<Page>()
