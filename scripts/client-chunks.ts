// Which modules browsers download together. Few files: each is a request, and small ones compress badly.
import { relative } from 'node:path'
import { createEntryFinder, type ModuleGraph } from './entry-finder.ts'
import { isLucideIcon } from './lucide-icons.ts'

/** Every page loads these and all that they import, so all of it is one file. */
const EVERY_PAGE = ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/shell.tsx']

/** What any two screens have in common. */
const SHARED = [
  'app/browser/',
  'app/clients/',
  'app/features/',
  'app/forms/',
  'app/ui/',
  'content/',
  'domain/',
]

/** Used by screens with a form only. The text field of the newsletter is with the footer, and needs no Zod. */
const FORMS = [
  'node_modules/react-hook-form/',
  'node_modules/zod/',
  'app/forms/',
  'app/ui/busy-button.tsx',
  'app/ui/fields/file-field.tsx',
  'app/ui/fields/form-problem.tsx',
  'app/ui/fields/password-field.tsx',
  'app/ui/fields/select-field.tsx',
  'app/ui/fields/text-area-field.tsx',
  'domain/contact/email-schema.ts',
  'domain/text/storable-text.ts',
]

/**
 * Used by the account screens only. The identity SDK is loaded on demand, and its loader is small and
 * on every page.
 */
const ACCOUNT = [
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
]

/** What the account screens and the SDK have in common, which must not load the forms. */
const IDENTITY = ['app/clients/identity/contract/', 'domain/account/password-policy.ts']

/** What only screens with icons beside those of the sprite download: stars are among them. */
const ICONS = ['app/ui/stars/', 'domain/review/stars.ts']

/** Listings with their favorite button: what only the search, favorites and listing pages download. */
const LISTINGS = [
  'app/browser/favorites.ts',
  'app/browser/listing-keys.ts',
  'app/browser/opened-listing.ts',
  'app/features/favorite/',
  'app/features/listing/',
  'content/texts/listing/',
  'domain/listing/favorite.ts',
]

/** Cards of listings: a listing's page downloads them later. */
const CARDS = [
  'app/browser/seen-listings.ts',
  'app/features/listing/card-facts.tsx',
  'app/features/listing/card-mark.tsx',
  'app/features/listing/card-pictures.tsx',
  'app/features/listing/fact-list.tsx',
  'app/features/listing/listing-card.tsx',
  'app/features/listing/remembered/',
  'app/routes/listing/favoritable-card.tsx',
  'domain/text/excerpt.ts',
]

/** Prices stand on the home page too, which has no cards. */
const PRICES = [
  'app/currency/',
  'domain/listing/present/',
  'domain/listing/price.ts',
  'domain/money/format-money.ts',
]

/** What the search page and its map have in common. */
const SEARCH = [
  'app/browser/hidden-listings.ts',
  'content/texts/search/listing-count.ts',
  'domain/listing/area.ts',
  'domain/search/',
]

/** Used by owners, moderators and those who report to them. */
const OFFERS = [
  'app/features/moderation/',
  'app/features/offer/',
  'app/features/report/',
  'content/texts/moderation/',
  'content/texts/my-listings/',
  'content/texts/report/',
  'domain/city/distance.ts',
  'domain/feed/number.ts',
  'domain/listing/plausible.ts',
  'domain/listing/terms.ts',
  'domain/moderation/',
  'domain/offer/',
  'domain/picture/',
]

/** Used by people who write each other. */
const CONVERSATIONS = [
  'app/features/conversation/',
  'content/texts/conversation/',
  'domain/conversation/',
  'domain/text/kyiv-time.ts',
]

/** What a few screens have in common and no other downloads: documents, mail, dialogs. */
const FEW = [
  'app/browser/use-fetch-json.ts',
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
const MAP_FRAMES = [
  'app/browser/slow-connection.ts',
  'app/browser/use-near-viewport.ts',
  'app/features/map/base-map/map-notice.tsx',
  'app/features/map/base-map/use-tile-status.ts',
  'app/features/map/map-offer.tsx',
  'app/features/map/use-map-code.ts',
  'content/texts/search/map-frame.ts',
]

/** Forms that wait for a connection. */
const WAITING_FORMS = ['app/browser/store-form.ts', 'app/browser/waiting-forms.ts']

/** The footer of every page, loaded once it is hydrated. */
const FOOTER = [
  'app/features/newsletter/newsletter-form.tsx',
  'app/features/newsletter/newsletter.tsx',
  'app/features/newsletter/use-newsletter-form.ts',
  'app/features/shell/footer.tsx',
  'content/texts/contact/newsletter.ts',
  'content/texts/site/footer.ts',
]

/** What the newsletter in the footer shares with other forms. */
const FIELDS = [
  'app/browser/blurred-fields.ts',
  'app/browser/use-waiting-forms.ts',
  'app/forms/waiting-list-later.tsx',
  'app/ui/fields/email-field.tsx',
  'app/ui/fields/field.tsx',
  'app/ui/fields/text-field.tsx',
  'content/texts/site/offline.ts',
  'domain/contact/email.ts',
]

/** What the footer shares with screens that have no form. */
const COMPANY = ['content/contact-details.ts', 'content/social-links.ts']

/** When a favorite was read: after a press on a heart, and on the page of favorites. */
const FAVORITE_TIMES = [
  'app/browser/favorite-times.ts',
  'app/features/offline/kept-time.tsx',
  'content/texts/site/kept-time.ts',
]

/** Loaded by every page once it is hydrated, so not with what any page loads before. */
const LATER = [
  'app/browser/connection.ts',
  'app/browser/picture-format.ts',
  'app/browser/report-count.ts',
  'app/browser/send-waiting.ts',
  'app/browser/typed-homes.ts',
  'app/features/offline/connection-strip.tsx',
  'app/features/offline/keep-page.ts',
  'app/features/offline/lost-code.ts',
  'app/features/offline/offline.tsx',
  'app/features/offline/read-anew.ts',
  'app/features/offline/stay-on-page.ts',
  'app/features/offline/use-page-reading.ts',
  'app/forms/waiting-list.tsx',
  'domain/offer/count.ts',
  'domain/offline/as-of.ts',
]

const FRAMEWORK = ['react', 'react-dom', 'react-router', 'scheduler'].map(
  (name) => `node_modules/${name}/`,
)

/**
 * Styles of every screen: tokens, primitives, `app/ui/`, header and footer. One file, and the first
 * one of every page, because its first line gives the layers their order.
 */
const FRAME_STYLES = [
  'app/forms/',
  'app/features/newsletter/newsletter.css',
  'app/features/offline/',
  'app/features/shell/',
  'app/features/theme/',
  'app/styles/',
  'app/ui/',
]
const NOT_FRAME_STYLES = [
  'app/ui/card/card.css',
  'app/ui/picture-viewer/picture-viewer.css',
  'app/ui/slides/slides.css',
]

/** Every path above, of files and folders. */
export const CHUNK_PATHS: readonly string[] = [
  ...[
    EVERY_PAGE,
    SHARED,
    FORMS,
    ACCOUNT,
    IDENTITY,
    ICONS,
    LISTINGS,
    PRICES,
    CARDS,
    SEARCH,
    OFFERS,
    CONVERSATIONS,
    FEW,
    MAP_FRAMES,
    WAITING_FORMS,
    FOOTER,
    FIELDS,
    COMPANY,
    FAVORITE_TIMES,
    LATER,
    FRAMEWORK,
    FRAME_STYLES,
    NOT_FRAME_STYLES,
  ],
].flat()

const isCss = (path: string) => path.endsWith('.css')
const isIn = (paths: readonly string[], path: string) => paths.some((it) => path.startsWith(it))

/** The groups of rolldown's `codeSplitting`: what a group needs comes along, unless a group above has it. */
export function clientChunks(root: string) {
  const toPath = (id: string) => relative(root, id.split('?')[0] ?? id)
  const test = (matches: (path: string) => boolean) => (id: string) => matches(toPath(id))
  const OWN = [
    FORMS,
    ACCOUNT,
    IDENTITY,
    ICONS,
    FEW,
    MAP_FRAMES,
    WAITING_FORMS,
    FOOTER,
    FIELDS,
    COMPANY,
    FAVORITE_TIMES,
    LATER,
    LISTINGS,
    PRICES,
    CARDS,
    SEARCH,
    OFFERS,
    CONVERSATIONS,
  ].flat()
  const findEntries = createEntryFinder(root)
  const shared = (id: string, graph: ModuleGraph) => {
    const path = toPath(id)
    if (isCss(path)) return null
    const entries = findEntries(id, graph)
    const isOnEveryPage = EVERY_PAGE.some((entry) => entries.has(entry))
    const isShared = entries.size > 1 && isIn(SHARED, path) && !isIn(OWN, path)
    return isOnEveryPage || isShared ? 'shared' : null
  }
  const frame = (path: string) =>
    isCss(path) && isIn(FRAME_STYLES, path) && !isIn(NOT_FRAME_STYLES, path)
  const inListings = (path: string) => isIn(LISTINGS, path) && !isIn(CARDS, path)
  const inMapFrames = test((path) => isIn(MAP_FRAMES, path))
  const icons = (id: string) => isLucideIcon(id) || test((path) => isIn(ICONS, path))(id)
  return [
    { name: 'frame', test: test(frame), priority: 6 },
    { name: 'framework', test: test((path) => isIn(FRAMEWORK, path)), priority: 5 },
    { name: shared, priority: 4 },
    { name: 'waiting-forms', test: test((path) => isIn(WAITING_FORMS, path)), priority: 3 },
    { name: 'company', test: test((path) => isIn(COMPANY, path)), priority: 5 },
    { name: 'fields', test: test((path) => isIn(FIELDS, path)), priority: 4 },
    { name: 'footer', test: test((path) => isIn(FOOTER, path)), priority: 3 },
    { name: 'favorite-times', test: test((path) => isIn(FAVORITE_TIMES, path)), priority: 2 },
    { name: 'offline', test: test((path) => isIn(LATER, path)), priority: 3 },
    { name: 'listings', test: test(inListings), minShareCount: 2, priority: 3 },
    { name: 'prices', test: test((path) => isIn(PRICES, path)), minShareCount: 2, priority: 4 },
    { name: 'cards', test: test((path) => isIn(CARDS, path)), minShareCount: 2, priority: 2 },
    { name: 'search', test: test((path) => isIn(SEARCH, path)), minShareCount: 2, priority: 3 },
    { name: 'offers', test: test((path) => isIn(OFFERS, path)), minShareCount: 2, priority: 3 },
    { name: 'map-frames', test: inMapFrames, minShareCount: 2, priority: 3 },
    { name: 'identity', test: test((path) => isIn(IDENTITY, path)), minShareCount: 2, priority: 3 },
    { name: 'icons', test: icons, minShareCount: 2, priority: 3 },
    { name: 'forms', test: test((path) => isIn(FORMS, path)), minShareCount: 2, priority: 2 },
    {
      ...{ name: 'conversations', test: test((path) => isIn(CONVERSATIONS, path)) },
      ...{ minShareCount: 2, priority: 1 },
    },
    { name: 'account', test: test((path) => isIn(ACCOUNT, path)), minShareCount: 2, priority: 1 },
  ]
}
