import { createContext } from 'react-router'
import type { DisplayRates } from '#domain/catalog/money/display-rates.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import type { Offers } from '#server/homes/offer/offers.ts'
import type { OfferPictures } from '#server/homes/pictures/offer-pictures.ts'
import type { ReadOfferStats } from '#server/homes/stats/offer-stats.ts'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import type { OwnerPhones } from '#server/messages/phone/owner-phones.ts'
import type { Viewings } from '#server/messages/viewing/viewings.ts'
import type { Claims } from '#server/moderation/claim/claims.ts'
import type { Moderation } from '#server/moderation/desk/moderation.ts'
import type { HomeChecks } from '#server/moderation/home-check/home-checks.ts'
import type { Bans } from '#server/safety/ban/bans.ts'
import type { Reports } from '#server/safety/report/reports.ts'
import type { FormMail } from '#server/site/form-mail.ts'

/**
 * What loaders and actions get from the server. The app sets each of them for every request; asking
 * for one that is not set throws.
 */
export const catalogContext = createContext<Catalog>()

/** Forms that send mail without a script. */
export const formMailContext = createContext<FormMail>()

/** Homes that owners put up. */
export const offersContext = createContext<Offers>()

/** Conversations about homes. */
export const conversationsContext = createContext<Conversations>()

/** Bans from writing. */
export const bansContext = createContext<Bans>()

/** Times at which homes can be seen. */
export const viewingsContext = createContext<Viewings>()

/** Phone numbers that owners reveal. */
export const ownerPhonesContext = createContext<OwnerPhones>()

/** Pictures of owners' homes. */
export const offerPicturesContext = createContext<OfferPictures>()

/** Checks of homes. */
export const homeChecksContext = createContext<HomeChecks>()

/** Claims of owners to homes of others. */
export const claimsContext = createContext<Claims>()

/** Reports from visitors. */
export const reportsContext = createContext<Reports>()

/** Counts of a home. */
export const offerNumbersContext = createContext<ReadOfferStats>()

/** Decisions of moderators. */
export const moderationContext = createContext<Moderation>()

/** Where map tiles come from. */
export const tilesContext = createContext<TileSource>()

/** The configured URL of the site, or ''. */
export const siteUrlContext = createContext<string>()

/** The identity provider, whose client pages load when they need it. */
export const identityProviderContext = createContext<'embedded' | 'firebase'>()

/** The exchange rates of displayed prices. */
export const ratesContext = createContext<DisplayRates>()

/** How to render a document, and what the renderer returns besides the response. */
export interface RenderedDocument {
  /** The nonce of the scripts that the render itself writes. */
  readonly scriptNonce: string | undefined
  /** Awaited before the heaviest step, so that other requests are served in between. */
  readonly yieldToEventLoop: () => Promise<void>
  /** The whole document. Not passed as a stream, because converting it twice takes time. */
  html?: string
  /** `Retry-After` in seconds, when the page failed because something is unavailable. */
  retryAfter?: number
}

export const documentContext = createContext<RenderedDocument>()

/** Names the request in the log and on the error page. */
export const requestIdContext = createContext<string>()
