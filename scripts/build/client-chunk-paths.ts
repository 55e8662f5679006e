// Modules that screens share, as prefixes of their paths. The comment above each list says who
// loads it.

/** Every page loads these and all their imports, so they are one file. */
export const EVERY_PAGE = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/shell.tsx']

/** Shared by any two screens. */
export const SHARED = [
  'app/browser/',
  'app/clients/',
  'app/features/',
  'app/forms/',
  'app/ui/',
  'content/',
  'domain/',
]

/**
 * For screens with a form only. The newsletter's text field is with the footer, and needs no Zod.
 */
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
 * For the account screens only. The identity SDK is loaded on demand, and its loader is small and
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

/** Shared by the account screens and the SDK, which must not load the forms. */
export const IDENTITY = ['app/clients/identity/contract/', 'domain/account/password-policy.ts']

/** Shared by the clients of both identity services only. */
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

/** Only for screens with icons that are not in the sprite, such as stars. */
export const ICONS = ['app/ui/stars/', 'domain/review/stars.ts']

/** Listings with their favorite button, only for the search, favorites and listing pages. */
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

/** Cards of listings; a listing's page downloads them later. */
export const CARDS = [
  'app/browser/listings/hidden-listings.ts',
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

/** Prices are also on the home page, which has no cards. */
export const PRICES = [
  'app/currency/',
  'domain/listing/present/',
  'domain/listing/price/price.ts',
  'domain/money/format-money.ts',
]

/** Shared by the search page, its results and its map. Nothing here may import a listing's card. */
export const SEARCH = [
  'app/features/search/form/',
  'app/head/module-preloads.tsx',
  'content/texts/search/listing-count.ts',
  'content/texts/search/property.ts',
  'domain/listing/area.ts',
  'domain/search/',
]

/** For owners, moderators and people who report to them. */
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

/** Shared by the step that places a home and the code of all maps, which must not load the rest of offers. */
export const PINS = ['content/texts/my-listings/pin.ts', 'domain/offer/point.ts']

/** For the header of a person who is signed in, on every page. */
export const SIGNED_IN_HEADER = [
  'app/ui/menu/',
  'app/browser/message-events.ts',
  'content/texts/conversation/messages.ts',
  'domain/conversation/links.ts',
  'domain/conversation/message/conversation-event.ts',
  'domain/conversation/party.ts',
]

/** For people who write each other and agree on viewings. */
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
  'domain/time/kyiv-time.ts',
  'domain/text/uuid.ts',
]

/** Shared by a few screens and not needed by others: documents, mail, dialogs. */
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

/** Shared by the map frames of three screens. */
export const MAP_FRAMES = [
  'app/browser/network/slow-connection.ts',
  'app/browser/use-near-viewport.ts',
  'app/features/map/base-map/map-notice.tsx',
  'app/features/map/base-map/use-tile-status.ts',
  'app/features/map/load-map-button.tsx',
  'app/features/map/use-map-code.ts',
  'content/texts/search/map-frame.ts',
]

/** Unsent input, and forms that wait for a connection. */
export const UNSENT_FORMS = [
  'app/browser/form-queue/store-while-sending.ts',
  'app/browser/form-queue/send-queued-forms.ts',
  'app/browser/storage/signed-out-at-key.ts',
  'app/browser/storage/signed-out-at.ts',
  'app/browser/storage/stored-entries.ts',
  'app/browser/storage/typed-contact.ts',
  'app/browser/storage/typed-homes.ts',
  'app/browser/storage/typed-messages.ts',
  'app/browser/storage/use-sign-out.ts',
  'app/browser/unsent/unsent-messages.ts',
  'app/browser/form-queue/form-queue.ts',
  'domain/offline/queued-form.ts',
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

/** Shared by the newsletter in the footer and other forms. */
export const FIELDS = [
  'app/browser/blurred-fields.ts',
  'app/browser/form-queue/send-or-store.ts',
  'app/browser/form-queue/may-have-queued-forms.ts',
  'app/browser/form-queue/use-form-queue.ts',
  'app/forms/lazy-queued-form-list.tsx',
  'app/ui/fields/email-field.tsx',
  'app/ui/fields/field.tsx',
  'app/ui/fields/text-field.tsx',
  'content/texts/site/offline.ts',
  'domain/contact/email.ts',
]

/** Shared by the footer and screens without a form. */
export const COMPANY = ['content/contact-details.ts', 'content/social-links.ts']

/** When a favorite was stored: after a press on a heart, and on the page of favorites. */
export const FAVORITE_TIMES = [
  'app/browser/listings/favorite-times.ts',
  'app/features/offline/kept-time.tsx',
  'content/texts/site/kept-time.ts',
]

/** Every page loads these once it is hydrated, so they must not be with what pages load before. */
export const DEFERRED = [
  'app/browser/network/connection.ts',
  'app/browser/ignore-double-clicks.ts',
  'app/browser/picture-format.ts',
  'app/browser/network/send-count.ts',
  'app/browser/form-queue/send-if-queued.ts',
  'app/features/offline/offline-banner.tsx',
  'app/features/offline/keep-page-soon.ts',
  'app/features/offline/post-to-worker.ts',
  'app/features/offline/failed-chunks.ts',
  'app/features/offline/offline.tsx',
  'app/features/offline/revalidate-page.ts',
  'app/features/offline/reload-pictures.ts',
  'app/features/offline/stay-on-page.ts',
  'app/features/offline/use-page-fetch.ts',
  'app/features/shell/navigation-progress.tsx',
  'app/features/shell/slow-navigation-note.tsx',
  'app/forms/queued-form-list.tsx',
  'app/routes/every-page.tsx',
  'content/texts/site/navigation.ts',
  'domain/offer/count.ts',
  'domain/offline/as-of.ts',
  'domain/site/double-tap.ts',
]

export const FRAMEWORK = ['react', 'react-dom', 'react-router', 'scheduler'].map(
  (name) => `node_modules/${name}/`,
)
