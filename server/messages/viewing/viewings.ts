import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { openingPath } from '#domain/messages/conversation/links.ts'
import { findObstacle } from '#domain/messages/conversation/permission.ts'
import { isViewingDone, readViewingConfirmation } from '#domain/messages/viewing/confirmation.ts'
import { getDisclosedPlace } from '#domain/messages/viewing/disclosed-place.ts'
import type { MyViewing } from '#domain/messages/viewing/my-viewing.ts'
import type { ViewingAction } from '#domain/messages/viewing/state.ts'
import type { TypedViewing } from '#domain/messages/viewing/viewing-schema.ts'
import { inLanguage, type Language } from '#domain/platform/language.ts'
import { wordAddress } from '#server/catalog/listing/word-listing.ts'
import { toConversationStatus } from '#server/messages/conversation/conversation-status.ts'
import type { MessageHub } from '#server/messages/conversation/message-hub.ts'
import { type FoundConversation, findConversation } from '#server/messages/conversation/queries.ts'
import { MESSAGE_LIMITS } from '#server/messages/rate-limits.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Messages from '#texts/messages/messages.ts'
import { changeViewing } from './change-viewing.ts'
import { formatCalendarFile } from './icalendar.ts'
import type { ViewingTools } from './mail-viewing.ts'
import { toMyViewing } from './my-viewing.ts'
import { offerViewings } from './offer-viewing.ts'
import {
  findViewedHome,
  findViewing,
  listOwnersViewings,
  listUpcomingViewings,
  listViewings,
} from './queries.ts'
import type { ViewingRow } from './tables.ts'

const messages = await loadTexts<typeof Messages>('messages/messages.ts')

/** An agreed viewing in a list of all conversations. */
export interface UpcomingViewing extends MyViewing {
  readonly conversation: string
  readonly home: Pick<CatalogListing, 'type' | 'id'>
}

interface ViewingsOptions extends ViewingTools {
  /** Is told of changes once they are stored. */
  readonly hub?: Pick<MessageHub, 'publish'>
  readonly now?: () => Date
}

/**
 * Times at which homes can be seen. Every call acts for one person and reaches nothing of others.
 */
export function createViewings(options: ViewingsOptions) {
  const { db, hub, now = () => new Date() } = options
  const changes = createRateLimit(MESSAGE_LIMITS.viewing)

  async function present(
    found: FoundConversation,
    rows: readonly ViewingRow[],
  ): Promise<MyViewing[]> {
    const { owner } = found.row
    // Only offered times have rivals.
    const isOffering = rows.some(({ state }) => state === 'offered')
    const all = owner !== null && isOffering ? await listOwnersViewings(db, owner, now()) : []
    const home = await findViewedHome(db, found.row)
    return rows.map((row) => toMyViewing(row, found, { all, home, now: now() }))
  }

  /** Tells both people's open pages. */
  async function tell(uid: string, id: string): Promise<void> {
    const found = await findConversation(db, uid, id)
    if (found === null) return
    const { seeker, owner, lastSeq } = found.row
    hub?.publish([seeker, owner], { conversation: id, seq: lastSeq, isRead: false })
  }

  return {
    async list(uid: string, conversation: string) {
      const found = await findConversation(db, uid, conversation)
      if (found === null) return { viewings: [], mayOffer: false, isPlaceWithheld: false }
      const home = await findViewedHome(db, found.row)
      return {
        viewings: await present(found, await listViewings(db, conversation, now())),
        /** Whether this person can offer times. */
        mayOffer: found.isShown && findObstacle(toConversationStatus(found)) === null,
        /** Whether the owner can choose to reveal the place, because the home's page does not show it. */
        isPlaceWithheld: found.party === 'owner' && home.exactPlace !== null,
      }
    },
    /**
     * What the URL of a page says that was done, if it was, and nothing since.
     *
     * @param conversation one of the reader's
     */
    async findDone(conversation: string, { url }: Request) {
      const done = readViewingConfirmation(new URL(url).searchParams)
      if (done === null) return null
      const viewing = await findViewing(db, conversation, done.id)
      return isViewingDone(done, viewing, now()) ? done : null
    },
    async listUpcoming(uid: string) {
      const upcoming: UpcomingViewing[] = []
      for (const { viewing } of await listUpcomingViewings(db, uid, now())) {
        const { conversation } = viewing
        const found = await findConversation(db, uid, conversation)
        if (found === null) continue
        const [own] = await present(found, [viewing])
        const home = { type: found.row.listingType, id: found.row.listingId }
        if (own !== undefined) upcoming.push({ ...own, conversation, home })
      }
      return upcoming
    },
    /** Offers up to three times, all or none. */
    async offer(uid: string, conversation: string, typed: TypedViewing) {
      const refused = await offerViewings({ db, changes, now }, uid, conversation, typed)
      if (refused === null) await tell(uid, conversation)
      return refused
    },
    /** @param tellsExactPlace whether an owner who takes a time tells the seeker the exact place */
    async act(
      uid: string,
      conversation: string,
      id: string,
      action: ViewingAction,
      tellsExactPlace = false,
    ) {
      const refused = await changeViewing(
        { options, changes, now },
        { uid, conversation, id, action, tellsExactPlace },
      )
      if (refused === null) await tell(uid, conversation)
      return refused
    },
    /** The calendar file of an agreed viewing; `null` for others. */
    async createCalendarFile(uid: string, conversation: string, id: string, language: Language) {
      const found = await findConversation(db, uid, conversation)
      const viewing = await findViewing(db, conversation, id)
      if (found === null || viewing?.state !== 'taken') return null
      const home = await findViewedHome(db, found.row)
      return formatCalendarFile({
        viewing,
        recipient: null,
        from: options.from,
        home:
          wordAddress(home.shownPlace, language) || messages[language].messagesTexts.unnamedHome,
        place: wordAddress(getDisclosedPlace(viewing, home), language),
        link: options.siteUrl + inLanguage(openingPath(conversation), language),
        language,
      })
    },
  }
}
