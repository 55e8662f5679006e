import { listingPath } from '#domain/catalog/links.ts'
import { toApproximatePoint, WITHHELD_RADIUS_M } from '#domain/catalog/listing/approximate-point.ts'
import { formatRooms } from '#domain/catalog/listing/present/en.ts'
import { isPlausible, PLAUSIBLE_PRICES } from '#domain/catalog/price/plausible.ts'
import { joinTexts, type OfferContent, toOfferContent } from '#domain/homes/offer/content.ts'
import { formatShownPlace } from '#domain/homes/offer/joined-address.ts'
import { isVisible } from '#domain/homes/offer/lifecycle/state.ts'
import { parsePoint } from '#domain/homes/offer/point.ts'
import { findLinks, findPhones } from '#domain/moderation/contact-data.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import type { Desk } from '#server/moderation/desk/desk.ts'
import type { MentionedHome } from '#server/moderation/desk/evidence/evidence.ts'
import type { QueuedHome } from '#server/moderation/desk/queued-homes.ts'
import { formatDay } from '#texts/format/date.ts'
import { formatArea, wordRooms } from '#texts/format/listing.ts'
import { formatAmount } from '#texts/format/money.ts'
import { language } from '#texts/language.ts'
import {
  formatApprovedOn,
  formatFence,
  formatUsualPrice,
  homeStateNames,
} from '#texts/moderation/evidence.ts'
import { presentPicture } from './present-picture.ts'

/** Converted and scaled prices are not exact. */
const SHOWN_DIGITS = 3

/** Another home that evidence names. */
const presentHome = ({ content, state, listing, movedAt, approvedAt }: MentionedHome) => ({
  name: wordAddress(formatShownPlace(content), language),
  state: homeStateNames[state],
  /** `null` while visitors see none. */
  path: isVisible(state) && listing !== null ? listingPath(listing) : null,
  since: approvedAt === null ? formatDay(movedAt) : formatApprovedOn(formatDay(approvedAt)),
})

/** What the flags of a home rest on. */
export async function getEvidence(desk: Desk, queued: QueuedHome) {
  const { price, text, pictures } = await desk.findEvidence(queued)
  const { kind, area } = queued
  const { currency, asked } = price
  const amount = (units: number) => formatAmount(units, currency)
  const usually = (units: number) => amount(Number(units.toPrecision(SHOWN_DIGITS)))
  const fence = PLAUSIBLE_PRICES[kind.type][currency]
  const words = joinTexts(queued.offer.content)
  const sources = new Map(pictures.map(({ from }) => [from.content, presentHome(from)]))
  return {
    price: {
      usual: formatUsualPrice({
        type: kind.type,
        rooms: wordRooms(formatRooms(kind.rooms)),
        city: kind.city,
        count: price.count,
        asked: amount(asked),
        area: formatArea(area),
        lower: usually(price.lower),
        median: usually(price.median),
        upper: usually(price.upper),
      }),
      // What no home costs.
      fence: isPlausible(asked, fence)
        ? null
        : formatFence(kind.type, amount(fence.min), amount(fence.max)),
      similar: price.similar.map((home) => ({
        path: listingPath({ type: kind.type, id: home.id }),
        address: wordAddress(home.address, language),
        area: formatArea(home.area),
        price: amount(Math.round(home.amount)),
      })),
    },
    text: text && { passages: text.passages, from: presentHome(text.from) },
    pictures: {
      pairs: pictures.map(({ own, earlier }) => ({
        original: presentPicture(own),
        copy: presentPicture(earlier),
      })),
      from: [...sources.values()],
    },
    phones: findPhones(words),
    links: findLinks(words),
  }
}

/** @param id of the home */
export async function getBackground(desk: Desk, id: string) {
  const found = await desk.findBackground(id)
  if (found === null) return null
  const { accountSince, language, homes, total, decisions } = found
  return {
    accountSince: accountSince && formatDay(accountSince),
    language,
    homes: homes.map(presentHome),
    total,
    decisions: decisions.map(({ id: decisionId, offer, content, decidedAt, decision, reason }) => ({
      id: decisionId,
      on: formatDay(decidedAt),
      decision,
      reason,
      // `null` for this one.
      home:
        offer === id
          ? null
          : wordAddress(formatShownPlace(toOfferContent(content ?? {})), language),
    })),
  }
}

/** The pin as visitors see it. */
export function getPlace({ point, exactness }: OfferContent) {
  const pin = parsePoint(point)
  return pin !== null && exactness === 'withheld'
    ? { point: toApproximatePoint(pin), radius: WITHHELD_RADIUS_M }
    : { point: pin, radius: null }
}
