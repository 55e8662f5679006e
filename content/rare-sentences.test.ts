import { expect, it } from 'vitest'
import type * as AbsentHome from '#content/en/catalog/absent-home.ts'
import type * as Filters from '#content/en/catalog/filters.ts'
import type * as Listing from '#content/en/catalog/listing.ts'
import type * as ListingsMap from '#content/en/catalog/listings-map.ts'
import type * as PriceBounds from '#content/en/catalog/price-bounds.ts'
import type * as Property from '#content/en/catalog/property.ts'
import type * as Suggestions from '#content/en/catalog/suggestions.ts'
import type * as Surroundings from '#content/en/catalog/surroundings.ts'
import type * as Address from '#content/en/format/address.ts'
import type * as Confirm from '#content/en/homes/confirm.ts'
import type * as Copies from '#content/en/homes/copies.ts'
import type * as HomeCheck from '#content/en/homes/home-check.ts'
import type * as List from '#content/en/homes/list.ts'
import type * as Phone from '#content/en/homes/phone.ts'
import type * as Pictures from '#content/en/homes/pictures.ts'
import type * as Problems from '#content/en/homes/problems.ts'
import type * as Stats from '#content/en/homes/stats.ts'
import type * as Steps from '#content/en/homes/steps.ts'
import type * as Uploading from '#content/en/homes/uploading.ts'
import type * as Findings from '#content/en/messages/findings.ts'
import type * as MessagePictures from '#content/en/messages/message-pictures.ts'
import type * as Messages from '#content/en/messages/messages.ts'
import type * as Viewing from '#content/en/messages/viewing.ts'
import type * as Bans from '#content/en/moderation/bans.ts'
import type * as Claims from '#content/en/moderation/claims.ts'
import type * as Done from '#content/en/moderation/done.ts'
import type * as Evidence from '#content/en/moderation/evidence.ts'
import type * as Moderation from '#content/en/moderation/moderation.ts'
import type * as AccountMenu from '#content/en/people/account-menu.ts'
import type * as Settings from '#content/en/people/settings.ts'
import type * as BanNote from '#content/en/safety/ban-note.ts'
import type * as ReportMails from '#content/en/safety/mails.ts'
import { CLAIM_LIMITS } from '#domain/homes/claim/claim.ts'
import { EXPIRY_DAYS } from '#domain/homes/offer/lifecycle/expiry.ts'
import { OFFER_LIMITS } from '#domain/homes/offer/limits.ts'
import type { OfferProblem } from '#domain/homes/offer/problem.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { PICTURE_PROBLEMS } from '#domain/homes/picture/picture-problem.ts'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import type { SendRefusal } from '#domain/messages/conversation/send-refusal.ts'
import { VIEWING_LIMITS } from '#domain/messages/viewing/limits.ts'
import type { OfferViewingRefusal, ViewingActionRefusal } from '#domain/messages/viewing/refusal.ts'
import { LANGUAGES, type Language } from '#domain/platform/language.ts'
import { LOGGED_KINDS } from '#domain/safety/logged-decision.ts'
import { REPORT_KINDS, REPORT_REASONS } from '#domain/safety/report/report.ts'

// Journeys meet few of these: each is a sentence of its own with its numbers in both languages.

const NAMED = /^[\p{Lu}«“"≈0-9]/u
const ENDED = /[.?!:»”]$/
const BROKEN = /undefined|null|NaN|\[object|\$\{/
const PARTIES = ['owner', 'seeker'] as const
const FLOORS = { min: -2, max: 100 }
const TIME = { startsAt: '2026-11-29T10:00:00.000Z', endsAt: '2026-11-29T10:30:00.000Z' }
const CITY = { name: 'Lviv', of: 'of Lviv', inside: 'in Lviv' }

const OFFER_PROBLEMS: readonly OfferProblem[] = [
  { kind: 'missing' },
  { kind: 'not a choice' },
  { kind: 'unstorable' },
  { kind: 'not one line' },
  { kind: 'too long', max: 4_000 },
  { kind: 'number', range: FLOORS },
  { kind: 'whole number', range: FLOORS },
  { kind: 'not a price', type: 'sale', currency: 'USD', range: FLOORS },
  { kind: 'not a price', type: 'rent', currency: 'UAH', range: FLOORS },
  { kind: 'above the building', floors: 5 },
  { kind: 'not a point' },
  { kind: 'unknown city' },
  { kind: 'far from the city', km: 30, city: 'Lviv' },
]

const SEND_REFUSALS = Object.keys({
  'not found': true,
  empty: true,
  'too many': true,
  'too fast': true,
  unanswered: true,
  spam: true,
  'no pictures yet': true,
  'pictures full': true,
  banned: true,
  unconfirmed: true,
  'other erased': true,
  blocking: true,
  blocked: true,
  'other left': true,
} satisfies Record<SendRefusal, true>) as SendRefusal[]

const OFFER_REFUSALS = Object.keys({
  'not found': true,
  'home gone': true,
  'no such time': true,
  past: true,
  'too far': true,
  'offered here': true,
  taken: true,
  'too many': true,
  unanswered: true,
  'too fast': true,
  banned: true,
} satisfies Record<OfferViewingRefusal, true>) as OfferViewingRefusal[]

const MOVE_REFUSALS = Object.keys({
  'not found': true,
  'home gone': true,
  changed: true,
  taken: true,
  'has one': true,
  'too many': true,
  'too fast': true,
  banned: true,
} satisfies Record<ViewingActionRefusal, true>) as ViewingActionRefusal[]

const load = <Module>(language: Language, path: string): Promise<Module> =>
  import(`./${language}/${path}`)

/** Sentences by what they are about. */
async function listSentences(language: Language): Promise<Record<string, readonly string[]>> {
  const [problems, pictures, uploading, list, steps, copies, stats] = await Promise.all([
    load<typeof Problems>(language, 'homes/problems.ts'),
    load<typeof Pictures>(language, 'homes/pictures.ts'),
    load<typeof Uploading>(language, 'homes/uploading.ts'),
    load<typeof List>(language, 'homes/list.ts'),
    load<typeof Steps>(language, 'homes/steps.ts'),
    load<typeof Copies>(language, 'homes/copies.ts'),
    load<typeof Stats>(language, 'homes/stats.ts'),
  ])
  const [confirm, check, phone, messages, sent, viewing, findings] = await Promise.all([
    load<typeof Confirm>(language, 'homes/confirm.ts'),
    load<typeof HomeCheck>(language, 'homes/home-check.ts'),
    load<typeof Phone>(language, 'homes/phone.ts'),
    load<typeof Messages>(language, 'messages/messages.ts'),
    load<typeof MessagePictures>(language, 'messages/message-pictures.ts'),
    load<typeof Viewing>(language, 'messages/viewing.ts'),
    load<typeof Findings>(language, 'messages/findings.ts'),
  ])
  const [done, evidence, moderation, ban, report, absent] = await Promise.all([
    load<typeof Done>(language, 'moderation/done.ts'),
    load<typeof Evidence>(language, 'moderation/evidence.ts'),
    load<typeof Moderation>(language, 'moderation/moderation.ts'),
    load<typeof BanNote>(language, 'safety/ban-note.ts'),
    load<typeof ReportMails>(language, 'safety/mails.ts'),
    load<typeof AbsentHome>(language, 'catalog/absent-home.ts'),
  ])
  const writingReasons = [...new Set([...REPORT_REASONS.message, ...REPORT_REASONS.person])]
  return {
    'problems of a field': OFFER_PROBLEMS.map(problems.formatProblem),
    'problems of a picture': PICTURE_PROBLEMS.map((problem) =>
      pictures.formatPictureProblem(problem, PICTURE_LIMITS),
    ),
    'problems of an upload': (['signed out', 'no answer', 'heic'] as const).map((problem) =>
      uploading.formatSendProblem(problem, PICTURE_LIMITS),
    ),
    'problems of pictures in a message': PICTURE_PROBLEMS.map((problem) =>
      sent.formatMessagePictureProblems([problem], CONVERSATION_LIMITS, PICTURE_LIMITS),
    ),
    'refusals of an action': (['not now', 'incomplete', 'too many', 'too fast'] as const).map(
      (refusal) => list.formatRefusal(refusal, OFFER_LIMITS),
    ),
    'limits of homes': [
      list.formatTooMany(OFFER_LIMITS),
      list.formatActiveLimit(1, OFFER_LIMITS),
      list.formatActiveLimit(OFFER_LIMITS.maxActive, OFFER_LIMITS),
      list.formatOffersLimit(1, OFFER_LIMITS),
      list.formatOffersLimit(OFFER_LIMITS.maxOffers, OFFER_LIMITS),
      list.formatDeleteLead('Lviv', OFFER_LIMITS),
      list.formatRejectedOn(null),
    ],
    'what was done with a home': (
      ['submit', 'withdraw', 'revise', 'appeal', 'pause', 'close', 'relist', 'confirm'] as const
    ).map((action) => list.formatHomeDone(action, 'sale')),
    'waiting times': [1, 5, 24, 72].map(steps.formatUsualWait),
    'claims left': [0, 1].map((left) => copies.formatClaimsLeft(left, CLAIM_LIMITS)),
    'places in the search': [
      stats.formatPlaceInSearch(null, 2),
      stats.formatPlaceInSearch(null, 5_000),
    ],
    'checks and confirmations': [
      confirm.formatDone('2026', EXPIRY_DAYS),
      check.formatHoldsUntil('2026'),
      phone.formatWaysToReach('+380 44 000 00 00'),
    ],
    'refusals of a message': SEND_REFUSALS.map((refusal) =>
      messages.formatSendRefusal(
        refusal,
        { party: 'seeker', offeredBy: 'owner' },
        CONVERSATION_LIMITS,
      ),
    ),
    ...Object.fromEntries(
      PARTIES.flatMap((party) => [
        [
          `refusals to offer a time to the ${party}`,
          OFFER_REFUSALS.map((refusal) =>
            viewing.formatOfferRefusal(refusal, VIEWING_LIMITS, party),
          ),
        ],
        [
          `refusals to move a time of the ${party}`,
          MOVE_REFUSALS.map((refusal) => viewing.formatMoveRefusal(refusal, VIEWING_LIMITS, party)),
        ],
      ]),
    ),
    'news of a viewing': (
      ['taken', 'canceled', 'withdrawn', 'viewing ended', 'time ended'] as const
    ).map((kind) => viewing.formatViewingEvent({ kind, time: TIME })),
    removals: writingReasons.map(findings.formatRemoval),
    bans: [
      ...writingReasons.map((reason) => findings.formatBan(reason, '2027')),
      ban.formatBanGoesOn('2027'),
    ],
    decisions: [
      ...(
        [
          'approve',
          'reject',
          'grant-claim',
          'dismiss-claim',
          'approve-check',
          'reject-check',
          'dismiss',
          'lift',
          'uphold',
        ] as const
      ).map((decision) => done.formatDecided({ decision, kind: 'offer' })),
      ...(['offer', 'message', 'person'] as const).map((kind) =>
        done.formatDecided({ decision: 'act', kind }),
      ),
    ],
    'prices out of bounds': [
      evidence.formatFence('sale', '1', '2'),
      evidence.formatFence('rent', '1', '2'),
    ],
    'ways in which a home is gone': (['paused', 'changing', 'closed', 'ended'] as const).map(
      (absence) => absent.getAbsenceTexts(absence, 'sale').hint,
    ),
    'what others decided': LOGGED_KINDS.slice(1).map((kind) =>
      moderation.formatDecidedMeanwhile({ kind, decision: 'act' }, { isOwn: true, minutes: 5 }),
    ),
    'outcomes of a report': REPORT_KINDS.flatMap((kind) =>
      (['acted', 'dismissed'] as const).map(
        (outcome) =>
          report.reportOutcomeMail({ kind, what: 'Lviv', outcome }).text.split('\n\n')[2] ?? '',
      ),
    ),
  }
}

it.each(LANGUAGES)('every reason has a sentence of its own: %s', async (language) => {
  for (const [about, sentences] of Object.entries(await listSentences(language))) {
    for (const sentence of sentences) {
      expect(sentence, about).toMatch(NAMED)
      expect(sentence, about).toMatch(ENDED)
      expect(sentence, about).not.toMatch(BROKEN)
    }
    expect(new Set(sentences).size, about).toBe(sentences.length)
  }
})

/** Names and counts that stand in labels. */
async function listLabels(language: Language): Promise<readonly string[]> {
  const [listing, map, bounds, property, suggestions, market, filters] = await Promise.all([
    load<typeof Listing>(language, 'catalog/listing.ts'),
    load<typeof ListingsMap>(language, 'catalog/listings-map.ts'),
    load<typeof PriceBounds>(language, 'catalog/price-bounds.ts'),
    load<typeof Property>(language, 'catalog/property.ts'),
    load<typeof Suggestions>(language, 'catalog/suggestions.ts'),
    load<typeof Surroundings>(language, 'catalog/surroundings.ts'),
    load<typeof Filters>(language, 'catalog/filters.ts'),
  ])
  const [address, bans, claims, moderation, menu, sent, evidence, settings, absent, done] =
    await Promise.all([
      load<typeof Address>(language, 'format/address.ts'),
      load<typeof Bans>(language, 'moderation/bans.ts'),
      load<typeof Claims>(language, 'moderation/claims.ts'),
      load<typeof Moderation>(language, 'moderation/moderation.ts'),
      load<typeof AccountMenu>(language, 'people/account-menu.ts'),
      load<typeof MessagePictures>(language, 'messages/message-pictures.ts'),
      load<typeof Evidence>(language, 'moderation/evidence.ts'),
      load<typeof Settings>(language, 'people/settings.ts'),
      load<typeof AbsentHome>(language, 'catalog/absent-home.ts'),
      load<typeof Done>(language, 'moderation/done.ts'),
    ])
  const home = { countRooms: '2', address: 'Lviv', isApproximate: true }
  const street = { latin: 'Kanatna', uk: 'Канатна' }
  return [
    listing.callLabel(undefined, '1'),
    listing.formatDaysAgo(1),
    map.pinLabel(home, '$1', { favorite: true, seen: true }),
    bounds.formatPriceBounds('EUR').priceMin,
    property.formatRelaxedSearch('pricePerSquare', 2),
    property.formatRelaxedSearch('box', 2),
    ...(['metro', 'complex'] as const).map((kind) =>
      suggestions.describeSuggestion({ kind, text: 'Arsenalna', total: 2 }),
    ),
    market.formatMarket({ total: 23, city: CITY, median: 1 }, '$1'),
    filters.formatCompactCount(12_345),
    ...(['lane', 'square', 'embankment', 'highway', 'road', 'alley'] as const).map((kind) =>
      address.formatAddress({
        street: { ...street, kind },
      }),
    ),
    ...[1, 2, 5].flatMap((total) => [
      bans.formatBans(total),
      bans.formatAppeals(total),
      moderation.formatChecks(total),
      sent.formatChosenPictures(total),
      menu.formatAccountLabel('A', { unread: total, news: total, shown: '2' }),
    ]),
    settings.signInTexts.times('1', '2'),
    absent.getAbsenceTexts('ended', 'sale').heading,
    done.formatDecided({ decision: 'act', kind: 'listing' }),
    claims.formatVerifiedUntil('2026'),
    evidence.formatOtherHomes(20, 30),
    moderation.formatRejectedBefore(null),
    ...LOGGED_KINDS.map((kind) => moderation.nameDecision(kind, 'act')),
  ]
}

it.each(LANGUAGES)('every label is whole: %s', async (language) => {
  for (const label of await listLabels(language)) {
    expect(label).not.toBe('')
    expect(label).not.toMatch(BROKEN)
  }
})
