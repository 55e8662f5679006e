// Modules that screens have in common, as beginnings of their paths. What a list has is said above it.

/** Every page loads these and all that they import, so all of it is one file. */
export const EVERY_PAGE = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/shell.tsx']

/** What any two screens have in common. */
export const SHARED = [
  'app/browser/',
  'app/clients/',
  'app/features/',
  'app/forms/',
  'app/ui/',
  'content/',
  'domain/',
]

/** Used by screens with a form only. The text field of the newsletter is with the footer, and needs no Zod. */
export const FORMS = [
  'node_modules/react-hook-form/',
  'node_modules/zod/',
  'app/forms/',
  'app/ui/busy-button.tsx',
  'app/ui/dialog/dialog-actions.tsx',
  'app/ui/fields/file-field.tsx',
  'app/ui/fields/form-problem.tsx',
  'app/ui/fields/password-field.tsx',
  'app/ui/fields/select-field.tsx',
  'app/ui/fields/text-area-field.tsx',
  'domain/contact/email-schema.ts',
  'domain/text/count-characters.ts',
  'domain/text/invisible-text.ts',
  'domain/text/storable-text.ts',
]

/**
 * Used by the account screens only. The identity SDK is loaded on demand, and its loader is small and
 * on every page.
 */
export const ACCOUNT = [
  'app/clients/identity/new-password-rules.ts',
  'app/clients/identity/typed-email.ts',
  'app/clients/identity/use-account.ts',
  'app/features/account-settings/',
  'app/features/email-confirmation/',
  'app/features/password-reset/',
  'app/features/sign-in/',
  'app/ui/card/',
  'content/texts/account/identity.ts',
  'content/texts/account/password-problems.ts',
  'content/texts/account/password-reset.ts',
  'content/texts/account/settings.ts',
  'domain/account/credentials.ts',
  'domain/account/sign-in-target.ts',
]

/** What the account screens and the SDK have in common, which must not load the forms. */
export const IDENTITY = ['app/clients/identity/contract/', 'domain/account/password-policy.ts']

/** What the clients of both identity services load, and nothing else. */
export const IDENTITY_DATA = [
  'app/browser/clear-personal-data.ts',
  'domain/account/links.ts',
  'node_modules/@firebase/app/node_modules/idb/',
]

/** Their entries (`scripts/build/firebase-identity.ts`). */
export const IDENTITY_CLIENTS = [
  'app/clients/identity/sdk/open-identity.ts',
  'app/clients/identity/sdk/open-firebase.ts',
]

/** What only screens with icons beside those of the sprite download: stars are among them. */
export const ICONS = ['app/ui/stars/', 'domain/review/stars.ts']

/** Listings with their favorite button: what only the search, favorites and listing pages download. */
export const LISTINGS = [
  'app/browser/listings/favorites.ts',
  'app/browser/listings/listing-keys.ts',
  'app/browser/listings/load-favorite-times.ts',
  'app/browser/listings/opened-listing.ts',
  'app/features/favorite/',
  'app/features/listing/',
  'app/features/offline/load-kept-time.ts',
  'content/texts/listing/',
  'domain/listing/favorite.ts',
]

/** Cards of listings: a listing's page downloads them later. */
export const CARDS = [
  'app/browser/focus-next-card.ts',
  'app/browser/listings/seen-listings.ts',
  'app/features/listing/card/card-facts.tsx',
  'app/features/listing/card/card-mark.tsx',
  'app/features/listing/card/card-pictures.tsx',
  'app/features/listing/fact-list.tsx',
  'app/features/listing/card/listing-card.tsx',
  'app/features/listing/remembered/',
  'app/routes/listing/favoritable-card.tsx',
  'domain/text/excerpt.ts',
]

/** Prices stand on the home page too, which has no cards. */
export const PRICES = [
  'app/currency/',
  'domain/listing/present/',
  'domain/listing/price/price.ts',
  'domain/money/format-money.ts',
]

/** What the search page and its map have in common. */
export const SEARCH = [
  'app/browser/listings/hidden-listings.ts',
  'content/texts/search/listing-count.ts',
  'domain/listing/area.ts',
  'domain/search/',
]

/** Used by owners, moderators and those who report to them. */
export const OFFERS = [
  'app/browser/storage/review-shortcuts.ts',
  'content/texts/home-check/',
  'domain/home-check/',
  'app/features/moderation/',
  'app/features/offer/',
  'content/texts/moderation/',
  'content/texts/my-listings/',
  'content/texts/report/',
  'domain/city/distance.ts',
  'domain/claim/',
  'domain/feed/measure/number.ts',
  'domain/listing/price/plausible.ts',
  'domain/listing/terms.ts',
  'domain/moderation/',
  'domain/offer/',
  'domain/picture/',
  'domain/text/bidi-controls.ts',
]

/** What the header of whoever is signed in loads, on every page. */
export const SIGNED_IN_HEADER = [
  'app/ui/menu/',
  'app/browser/message-events.ts',
  'content/texts/conversation/messages.ts',
  'domain/conversation/links.ts',
  'domain/conversation/message/conversation-event.ts',
  'domain/conversation/party.ts',
]

/** Used by people who write each other, and agree on viewings. */
export const CONVERSATIONS = [
  'app/ui/use-done.ts',
  'app/features/shell/header/account-menu.tsx',
  'content/texts/account/account-menu.ts',
  'app/browser/message-events.ts',
  'app/features/conversation/',
  'app/features/viewing/',
  'app/features/report/',
  'content/texts/conversation/',
  'content/texts/viewing/',
  'domain/conversation/',
  'domain/viewing/',
  'domain/report/',
  'domain/site/done-param.ts',
  'domain/text/kyiv-time.ts',
  'domain/text/uuid.ts',
]

/** What a few screens have in common and no other downloads: documents, mail, dialogs. */
export const RARELY_SHARED = [
  'app/browser/network/use-fetch-json.ts',
  'app/clients/mail/',
  'app/features/contact/',
  'app/features/help/',
  'app/features/legal/',
  'app/features/lifestyle/',
  'app/features/newsletter/email-link-screen.tsx',
  'app/features/newsletter/newsletter-client.ts',
  'app/features/newsletter/newsletter-screen.css',
  'app/features/newsletter/newsletter-screen.tsx',
  'app/features/search/start/',
  'app/ui/dialog/dialog.tsx',
  'app/ui/fields/switch.tsx',
  'app/ui/slides/',
  'content/legal/',
  'content/texts/company/help.ts',
  'content/texts/company/reviews.ts',
  'content/texts/contact/contact.ts',
  'content/texts/contact/newsletter-pages.ts',
  'content/texts/search/start.ts',
  'domain/contact/contact-message.ts',
  'domain/contact/newsletter.ts',
  'domain/contact/phone.ts',
  'domain/text/count-characters.ts',
]

/** What the frames of maps have in common: three screens have a map. */
export const MAP_FRAMES = [
  'app/browser/network/slow-connection.ts',
  'app/browser/use-near-viewport.ts',
  'app/features/map/base-map/map-notice.tsx',
  'app/features/map/base-map/use-tile-status.ts',
  'app/features/map/load-map-button.tsx',
  'app/features/map/use-map-code.ts',
  'content/texts/search/map-frame.ts',
]

/** What was typed and is not sent, and forms that wait for a connection. */
export const UNSENT_FORMS = [
  'app/browser/form-queue/store-form.ts',
  'app/browser/storage/stored-entries.ts',
  'app/browser/storage/typed-homes.ts',
  'app/browser/storage/typed-messages.ts',
  'app/browser/form-queue/unsent-messages.ts',
  'app/browser/form-queue/form-queue.ts',
]

/** The footer of every page, loaded once it is hydrated. */
export const FOOTER = [
  'app/features/newsletter/newsletter-form.tsx',
  'app/features/newsletter/newsletter.tsx',
  'app/features/newsletter/use-newsletter-form.ts',
  'app/features/shell/footer.tsx',
  'content/texts/contact/newsletter.ts',
  'content/texts/site/footer.ts',
]

/** What the newsletter in the footer shares with other forms. */
export const FIELDS = [
  'app/browser/blurred-fields.ts',
  'app/browser/form-queue/use-form-queue.ts',
  'app/forms/lazy-queued-form-list.tsx',
  'app/ui/fields/email-field.tsx',
  'app/ui/fields/field.tsx',
  'app/ui/fields/text-field.tsx',
  'content/texts/site/offline.ts',
  'domain/contact/email.ts',
]

/** What the footer shares with screens that have no form. */
export const COMPANY = ['content/contact-details.ts', 'content/social-links.ts']

/** When a favorite was read: after a press on a heart, and on the page of favorites. */
export const FAVORITE_TIMES = [
  'app/browser/listings/favorite-times.ts',
  'app/features/offline/kept-time.tsx',
  'content/texts/site/kept-time.ts',
]

/** Loaded by every page once it is hydrated, so not with what any page loads before. */
export const DEFERRED = [
  'app/browser/network/connection.ts',
  'app/browser/ignore-double-clicks.ts',
  'app/browser/picture-format.ts',
  'app/browser/network/send-count.ts',
  'app/browser/form-queue/send-form-queue.ts',
  'app/features/offline/offline-banner.tsx',
  'app/features/offline/keep-page.ts',
  'app/features/offline/failed-chunks.ts',
  'app/features/offline/offline.tsx',
  'app/features/offline/revalidate-page.ts',
  'app/features/offline/reload-pictures.ts',
  'app/features/offline/stay-on-page.ts',
  'app/features/offline/use-page-fetch.ts',
  'app/forms/queued-form-list.tsx',
  'app/routes/every-page.tsx',
  'domain/offer/count.ts',
  'domain/offline/as-of.ts',
  'domain/site/double-click.ts',
]

export const FRAMEWORK = ['react', 'react-dom', 'react-router', 'scheduler'].map(
  (name) => `node_modules/${name}/`,
)

/**
 * Styles of every screen: tokens, primitives, `app/ui/`, header and footer. One file, and the first
 * one of every page, because its first line gives the layers their order.
 */
export const FRAME_STYLES = [
  'app/forms/',
  'app/features/newsletter/newsletter.css',
  'app/features/offline/',
  'app/features/shell/',
  'app/features/theme/',
  'app/styles/',
  'app/ui/',
]
export const NOT_FRAME_STYLES = [
  'app/features/shell/header/account-menu.css',
  'app/ui/menu/menu.css',
  'app/ui/card/card.css',
  'app/ui/picture-viewer/picture-viewer.css',
  'app/ui/slides/slides.css',
]
