import { createContext } from 'react-router'
import type { DisplayRates } from '#domain/money/display-rates.ts'
import type { TileSource } from '#domain/site/map-tiles.ts'
import type { Bans } from '#server/ban/bans.ts'
import type { Claims } from '#server/claim/claims.ts'
import type { Conversations } from '#server/conversation/conversations.ts'
import type { FormMail } from '#server/form-mail/form-mail.ts'
import type { HomeChecks } from '#server/home-check/home-checks.ts'
import type { Catalog } from '#server/listing/catalog.ts'
import type { Moderation } from '#server/moderation/moderation.ts'
import type { Offers } from '#server/offer/offers.ts'
import type { OwnerPhones } from '#server/offer/phone/owner-phones.ts'
import type { OfferPictures } from '#server/offer/pictures/offer-pictures.ts'
import type { ReadOfferStats } from '#server/offer-count/offer-stats.ts'
import type { Reports } from '#server/report/reports.ts'
import type { Viewings } from '#server/viewing/viewings.ts'
import type { Visitor } from '#server/visitor/visitor.ts'

/**
 * What loaders and actions get from the server. The app sets each of them for every request; asking
 * for one that is not set throws.
 */
export const catalogContext = createContext<Catalog>()

/** Once a loader has called `person`, the response is private and not cached. */
export const visitorContext = createContext<Visitor>()

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
