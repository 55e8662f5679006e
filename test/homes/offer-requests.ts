import {
  checkPicturePath,
  homeCheckPath,
  offerStepPath,
  pictureFilePath,
  sentPicturesPath,
} from '#domain/homes/offer/links.ts'
import { decisionLogPath, moderatedOfferPath } from '#domain/moderation/links.ts'
import { ENDPOINTS, PATHS } from '#domain/platform/paths.ts'
import { DRAFT_REQUESTS, FILE_REQUESTS } from './draft-requests.ts'
import type { OfferRequestRow, OfferStatuses } from './offer-request-row.ts'
import type { Form } from './owner-forms.ts'

const list = () => PATHS.myListings
const action = (intent: string) => (id: string) => ({ intent, id })
const OWN: OfferStatuses = [302, 302, 404, 404, 200]
const OWN_ACTION: OfferStatuses = [302, 302, 404, 404, 303]
/** The statuses of actions that are impossible in this state; only the owner is told so. */
const OWN_CONFLICT: OfferStatuses = [302, 302, 404, 404, 409]
/** The id of what is `given`. */
export const GIVEN_ID = '11111111-1111-4111-8111-111111111111'
export const CHECK_CODE = 'MAPLE 47'
const REASON = 'Say more about the rooms, please.'

const decideGiven = (
  given: NonNullable<OfferRequestRow['given']>,
  intent: string,
): OfferRequestRow => ({
  what: `${intent} what waits`,
  home: 'waiting',
  given,
  path: (id) =>
    ({ claim: moderatedOfferPath(GIVEN_ID), check: moderatedOfferPath(id), ban: PATHS.moderation })[
      given
    ],
  form: { intent, id: GIVEN_ID, revision: '5', code: CHECK_CODE, reason: REASON },
  statuses: [302, 302, 404, 303, 404],
})

/** Who may request what of a home. */
export const OFFER_REQUESTS: readonly OfferRequestRow[] = [
  {
    what: 'favorites of an account, which are only posted',
    path: () => ENDPOINTS.myHearts,
    statuses: [405, 405, 405, 405, 405],
  },
  {
    what: 'favorites that are none',
    path: () => ENDPOINTS.myHearts,
    form: { own: 'rent 1' },
    statuses: [401, 401, 400, 400, 400],
  },
  { what: 'the list', path: list, statuses: [302, 302, 200, 200, 200] },
  { what: 'its data', path: () => `${PATHS.myListings}.data`, statuses: [202, 202, 200, 200, 200] },
  { what: 'saved searches', path: () => PATHS.mySearches, statuses: [302, 302, 200, 200, 200] },
  { what: 'create', path: list, form: { intent: 'create' }, statuses: [302, 302, 303, 303, 303] },
  { what: 'an unknown form', path: list, form: {}, statuses: [302, 302, 400, 400, 400] },
  ...(['place', 'facts', 'price', 'words'] as const).flatMap((step): OfferRequestRow[] => [
    { what: step, home: 'draft', path: (id) => offerStepPath(id, step), statuses: OWN },
    {
      what: `${step} saved`,
      home: 'draft',
      path: (id) => offerStepPath(id, step),
      form: { revision: '5' },
      statuses: OWN_ACTION,
    },
    {
      what: `${step} of what waits`,
      home: 'waiting',
      path: (id) => offerStepPath(id, step),
      statuses: OWN,
    },
    {
      what: `${step} saved of what waits`,
      home: 'waiting',
      path: (id) => offerStepPath(id, step),
      form: { revision: '5' },
      statuses: OWN_CONFLICT,
    },
  ]),
  ...['', 'NaN', '1e99', '1.5', '99999999999999'].map(
    (revision): OfferRequestRow => ({
      what: `place saved of the version '${revision}'`,
      home: 'draft',
      form: { revision },
      path: (id) => offerStepPath(id, 'place'),
      statuses: [302, 302, 404, 404, 400],
    }),
  ),
  ...['/my/listings/%00/place', '/my/listings/%00/preview'].map(
    (path): OfferRequestRow => ({
      what: path,
      path: () => path,
      statuses: [302, 302, 404, 404, 404],
    }),
  ),
  ...['pause', 'copy'].map(
    (intent): OfferRequestRow => ({
      what: `${intent} what no id names`,
      path: list,
      form: { intent, id: '\0' },
      statuses: [302, 302, 404, 404, 404],
    }),
  ),
  {
    what: 'a home that no id names',
    path: () => '/moderation/%00',
    statuses: [302, 302, 404, 404, 404],
  },
  {
    what: 'approve no version',
    home: 'waiting',
    path: moderatedOfferPath,
    form: { intent: 'approve', revision: 'NaN' },
    statuses: [302, 302, 404, 400, 404],
  },
  {
    what: 'no step',
    home: 'draft',
    path: (id) => offerStepPath(id, 'garden'),
    statuses: [302, 302, 404, 404, 404],
  },
  ...[undefined, { answer: 'free' }].map(
    (form): OfferRequestRow => ({
      what: `a link that nobody mailed, ${form ? 'posted' : 'opened'}`,
      form,
      path: () => `${PATHS.confirmHome}?answer=free&token=none`,
      statuses: [404, 404, 404, 404, 404],
    }),
  ),
  { what: 'pictures', home: 'draft', path: (id) => offerStepPath(id, 'pictures'), statuses: OWN },
  ...(['draft', 'waiting'] as const).flatMap((home): OfferRequestRow[] => [
    {
      what: `remove a picture of a ${home}`,
      home,
      path: (id) => offerStepPath(id, 'pictures'),
      form: { intent: 'remove', hash: '0'.repeat(32) },
      statuses: home === 'draft' ? OWN_ACTION : OWN_CONFLICT,
    },
    {
      what: `send pictures of a ${home}`,
      home,
      path: sentPicturesPath,
      form: {},
      statuses: [303, 303, 404, 404, 303] as const,
    },
    {
      what: `make a picture of a file of a ${home}`,
      home,
      form: {},
      path: (id) => pictureFilePath(id, '00000000-0000-0000-0000-000000000000'),
      statuses: [401, 401, 404, 404, home === 'draft' ? 404 : 403],
    },
  ]),
  { what: 'preview', home: 'draft', path: (id) => offerStepPath(id, 'preview'), statuses: OWN },
  {
    what: 'hand in',
    home: 'draft',
    path: (id) => offerStepPath(id, 'preview'),
    form: {},
    statuses: OWN_ACTION,
  },
  ...['submit', 'delete', 'copy'].map(
    (intent): OfferRequestRow => ({
      what: `${intent} a draft`,
      home: 'draft',
      path: list,
      form: action(intent),
      statuses: OWN_ACTION,
    }),
  ),
  ...['withdraw', 'revise', 'change', 'pause', 'close', 'relist', 'confirm', 'restore'].map(
    (intent): OfferRequestRow => ({
      what: `${intent} a draft`,
      home: 'draft',
      path: list,
      form: action(intent),
      statuses: OWN_CONFLICT,
    }),
  ),
  {
    what: 'take back what waits',
    home: 'waiting',
    path: list,
    form: action('withdraw'),
    statuses: OWN_ACTION,
  },
  // Moderators decide only on their own page.
  ...['approve', 'reject', 'publish', 'expire'].map(
    (intent): OfferRequestRow => ({
      what: `${intent} as an owner`,
      home: 'waiting',
      path: list,
      form: action(intent),
      statuses: [302, 302, 400, 400, 400],
    }),
  ),
  {
    what: 'resolve reports',
    path: () => PATHS.moderation,
    form: { intent: 'dismiss', kind: 'listing', target: 'rent/1' },
    statuses: [302, 302, 404, 303, 404],
  },
  {
    what: 'resolve nothing',
    path: () => PATHS.moderation,
    form: { intent: 'dismiss' },
    statuses: [302, 302, 404, 400, 404],
  },
  ...['rent/2147483648', 'garden/1'].map(
    (target): OfferRequestRow => ({
      what: `resolve reports of '${target}'`,
      path: () => PATHS.moderation,
      form: { intent: 'act', kind: 'listing', target },
      statuses: [302, 302, 404, 400, 404],
    }),
  ),
  ...[undefined, { reason: 'fraud' }].map(
    (form): OfferRequestRow => ({
      what: `a report of no home, ${form ? 'posted' : 'opened'}`,
      form,
      path: () => '/report/listing/rent/999999',
      statuses: [404, 404, 404, 404, 404],
    }),
  ),
  { what: 'numbers', home: 'waiting', path: (id) => offerStepPath(id, 'numbers'), statuses: OWN },
  { what: 'a number', home: 'waiting', path: (id) => offerStepPath(id, 'phone'), statuses: OWN },
  ...[
    [{ phone: '044 123 45 67' }, 303],
    [{ intent: 'hide' }, 303],
    [{ phone: 'ask me' }, 400],
    [{}, 400],
  ].map(
    ([form, status]): OfferRequestRow => ({
      what: `a number by ${JSON.stringify(form)}`,
      home: 'waiting',
      form: form as Form,
      path: (id) => offerStepPath(id, 'phone'),
      statuses: [302, 302, 404, 404, status as number],
    }),
  ),
  { what: 'copies', home: 'waiting', path: (id) => offerStepPath(id, 'copies'), statuses: OWN },
  {
    what: 'claim what is no copy',
    home: 'waiting',
    form: { target: 'rent/1', reason: REASON },
    path: (id) => offerStepPath(id, 'copies'),
    statuses: OWN_CONFLICT,
  },
  {
    what: 'claim without words',
    home: 'waiting',
    form: { target: 'rent/1' },
    path: (id) => offerStepPath(id, 'copies'),
    statuses: [302, 302, 404, 404, 400],
  },
  ...['grant-claim', 'dismiss-claim'].map(
    (intent): OfferRequestRow => ({
      what: `${intent} of none`,
      home: 'waiting',
      path: moderatedOfferPath,
      form: { intent, revision: '5', reason: REASON },
      statuses: [302, 302, 404, 409, 404],
    }),
  ),
  { what: 'a check', home: 'waiting', path: (id) => homeCheckPath(id), statuses: OWN },
  // The owner's email address is not confirmed.
  {
    what: 'ask for a code',
    home: 'waiting',
    path: (id) => homeCheckPath(id),
    form: {},
    statuses: [302, 302, 404, 404, 403],
  },
  {
    what: 'send the picture of a check',
    home: 'waiting',
    path: checkPicturePath,
    form: {},
    statuses: [303, 303, 404, 404, 303],
  },
  {
    what: 'a picture of a check that there is not',
    home: 'waiting',
    path: checkPicturePath,
    statuses: [404, 404, 404, 404, 404],
  },
  ...['approve-check', 'reject-check'].map(
    (intent): OfferRequestRow => ({
      what: `${intent} of none`,
      home: 'waiting',
      path: moderatedOfferPath,
      form: { intent, code: '', reason: REASON },
      statuses: [302, 302, 404, 409, 404],
    }),
  ),
  ...['\0', '00000000-0000-0000-0000-000000000000'].map(
    (id): OfferRequestRow => ({
      what: `take back the ban '${id}'`,
      path: () => PATHS.moderation,
      form: { intent: 'lift', id, reason: REASON },
      statuses: [302, 302, 404, 409, 404],
    }),
  ),
  { what: 'the log', path: () => decisionLogPath(), statuses: [302, 302, 404, 200, 404] },
  ...[undefined, { intent: 'approve', revision: '5' }].map(
    (form): OfferRequestRow => ({
      what: `a home with NUL in its name, ${form ? 'decided' : 'opened'}`,
      form,
      path: () => moderatedOfferPath('\0'),
      statuses: [302, 302, 404, 404, 404],
    }),
  ),
  {
    what: 'report a home with NUL in its name',
    form: { reason: 'fraud' },
    path: () => '/report/listing/rent/%00',
    statuses: [404, 404, 404, 404, 404],
  },
  { what: 'the queue', path: () => PATHS.moderation, statuses: [302, 302, 404, 200, 404] },
  {
    what: 'a home in the queue',
    home: 'waiting',
    path: moderatedOfferPath,
    statuses: [302, 302, 404, 200, 404],
  },
  {
    what: 'a draft at the queue',
    home: 'draft',
    path: moderatedOfferPath,
    statuses: [302, 302, 404, 302, 404],
  },
  {
    what: 'approve',
    home: 'waiting',
    path: moderatedOfferPath,
    form: { intent: 'approve', revision: '5' },
    statuses: [302, 302, 404, 303, 404],
  },
  {
    what: 'reject',
    home: 'waiting',
    path: moderatedOfferPath,
    form: { intent: 'reject', revision: '5', reason: REASON },
    statuses: [302, 302, 404, 303, 404],
  },
  {
    what: 'reject without a reason',
    home: 'waiting',
    path: moderatedOfferPath,
    form: { intent: 'reject', revision: '5' },
    statuses: [302, 302, 404, 400, 404],
  },
  {
    what: 'approve what has changed',
    home: 'waiting',
    path: moderatedOfferPath,
    form: { intent: 'approve', revision: '4' },
    statuses: [302, 302, 404, 409, 404],
  },
  {
    what: 'approve a draft',
    home: 'draft',
    path: moderatedOfferPath,
    form: { intent: 'approve', revision: '5' },
    statuses: [302, 302, 404, 409, 404],
  },
  ...['publish', 'expire', 'delete', ''].map(
    (intent): OfferRequestRow => ({
      what: `decide '${intent}'`,
      home: 'waiting',
      path: moderatedOfferPath,
      form: { intent, revision: '5' },
      statuses: [302, 302, 404, 400, 404],
    }),
  ),
  ...DRAFT_REQUESTS,
  ...FILE_REQUESTS,
  ...['dismiss-claim', 'grant-claim'].map((intent) => decideGiven('claim', intent)),
  ...['approve-check', 'reject-check'].map((intent) => decideGiven('check', intent)),
  ...['uphold', 'lift'].map((intent) => decideGiven('ban', intent)),
]
