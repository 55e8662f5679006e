import { alertFeedPath, alertPath, savedSearchPath } from '#domain/catalog/saved-search/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { Form } from '#test/homes/owner-forms.ts'
import type { OwnRequest } from '#test/site/own-request.ts'

export const SEARCH_VISITORS = ['nobody', 'stranger', 'owner'] as const

/** The tokens of a search that an account has saved. */
export interface KnownSearch {
  readonly token: string
  /** The one for programs. */
  readonly feedToken: string
}

export interface SearchRequest extends OwnRequest {
  readonly what: string
  readonly path: (known: KnownSearch) => string
  /** If present, it is posted; otherwise the page is requested. */
  readonly form?: Form
  /** Statuses in the order of `SEARCH_VISITORS`. 302 leads to the sign-in page. */
  readonly statuses: readonly [number, number, number]
}

const own = ({ token }: KnownSearch) => savedSearchPath(token)
const stop = (known: KnownSearch) => `${own(known)}?stop`
const told = ({ feedToken }: KnownSearch) => savedSearchPath(feedToken)
const newSearch = () => `${PATHS.saveSearch}?type=rent`

/** Who may request what of a saved search, which has no alert yet, and last what ends it. */
export const SEARCH_REQUESTS: readonly SearchRequest[] = [
  { what: 'a new search', path: newSearch, statuses: [200, 200, 200] },
  { what: 'saving it', path: newSearch, form: {}, statuses: [303, 303, 303] },
  {
    what: 'saving it by no address',
    path: newSearch,
    form: { email: 'x' },
    statuses: [400, 303, 303],
  },
  { what: 'saving none', path: () => PATHS.saveSearch, form: {}, statuses: [400, 400, 400] },
  { what: 'a search', path: own, statuses: [302, 404, 200] },
  { what: 'its data', path: (known) => `${own(known)}.data`, statuses: [202, 404, 200] },
  // Whoever got a mail may end the mails.
  {
    what: 'the end of its mails',
    path: stop,
    statuses: [200, 200, 200],
  },
  ...(['confirm', 'save', 'notify', 'no-notify', 'nothing'] as const).map(
    (intent): SearchRequest => ({
      what: `a form: ${intent}`,
      path: own,
      form: { intent },
      statuses: [404, 404, intent === 'confirm' ? 303 : 400],
    }),
  ),
  {
    what: 'an alert that is not there',
    path: ({ token }) => alertPath(token, 1),
    statuses: [404, 404, 404],
  },
  { what: 'its feed', path: ({ token }) => alertFeedPath(token), statuses: [200, 200, 200] },
  {
    what: 'its feed for programs',
    path: ({ feedToken }) => alertFeedPath(feedToken),
    statuses: [200, 200, 200],
  },
  { what: 'a made-up feed', path: () => alertFeedPath('x'), statuses: [404, 404, 404] },
  // The answer is that of a search that is gone.
  { what: 'a search by the feed', path: told, statuses: [200, 200, 200] },
  ...(['confirm', 'save', 'notify', 'no-notify', 'delete'] as const).map(
    (intent): SearchRequest => ({
      what: `a form by the feed: ${intent}`,
      path: told,
      form: { intent },
      statuses: [404, 404, 404],
    }),
  ),
  {
    what: 'no mails by the feed',
    path: told,
    form: { intent: 'stop' },
    statuses: [200, 200, 200],
  },
  { what: 'no mails', path: stop, form: { intent: 'stop' }, statuses: [200, 200, 200] },
  {
    what: 'no search any longer',
    path: own,
    form: { intent: 'delete' },
    statuses: [404, 404, 303],
  },
]
