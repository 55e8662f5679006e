import { desc, eq, or, sql } from 'drizzle-orm'
import { homePictureUrl } from '#domain/homes/picture/home-picture.ts'
import { normalizeEmail } from '#domain/people/email.ts'
import { getReasonForClaimer } from '#domain/safety/claim-outcome.ts'
import { listFavoriteData } from '#server/catalog/favorite/commands.ts'
import { listRepresented } from '#server/catalog/representative/queries.ts'
import { savedSearches, searchBrowsers } from '#server/catalog/saved-search/tables.ts'
import { listShortlistData } from '#server/catalog/shortlist/queries.ts'
import { listOwnClaims, type OwnClaim } from '#server/homes/claim/queries.ts'
import { listChecks } from '#server/homes/home-check/queries.ts'
import { listOffers } from '#server/homes/offer/queries.ts'
import { listPicturesOf, listRemovedPictures } from '#server/homes/picture/queries.ts'
import { listConversationData } from '#server/messages/conversation/conversation-data.ts'
import { wantsMessageMails } from '#server/messages/conversation/queries.ts'
import { sendsReadReceipts } from '#server/messages/conversation/receipt/queries.ts'
import { listViewingData } from '#server/messages/viewing/queries.ts'
import { findAccountByUid, listProviders } from '#server/people/account/queries.ts'
import { getRoles } from '#server/people/role/queries.ts'
import type { Person } from '#server/people/session/person.ts'
import { type AccountRow, knownDevices, sessions, signIns } from '#server/people/tables.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { mailSpool } from '#server/platform/tables.ts'
import { findBan } from '#server/safety/ban/queries.ts'
import { listOwnReports } from '#server/safety/report/queries.ts'
import { subscriptions } from '#server/site/tables.ts'

/** Data of the email address is included only if it is confirmed. */
export type DataSubject = Pick<Person, 'uid' | 'email' | 'emailVerified'>

/**
 * Everything stored about a person, from one snapshot, without secrets, hashes, or texts of messages,
 * which may contain secret links.
 */
export function collectPersonalData(
  db: Queryable,
  subject: DataSubject,
  now: Date,
): Promise<object> {
  const { uid, email, emailVerified } = subject
  const key = email !== null && emailVerified ? normalizeEmail(email) : null
  return db.transaction(
    async (transaction) => {
      const account = await findAccountByUid(transaction, uid)
      const providers = await listProviders(transaction, uid)
      return {
        exportedAt: now,
        uid,
        email,
        account: account && toAccountData(account),
        providers: providers.map(({ uid: _uid, ...provider }) => provider),
        roles: await getRoles(transaction, uid),
        represents: await listRepresented(transaction, uid),
        favorites: await listFavoriteData(transaction, uid),
        lists: await listShortlistData(transaction, uid),
        signIns: await listSignInData(transaction, uid),
        knownDevices: await listDevices(transaction, uid),
        sessions: await listSessions(transaction, uid),
        subscription: key === null ? null : await findSubscription(transaction, key),
        savedSearches: await listSearchData(transaction, uid, key),
        homes: await listOfferData(transaction, uid),
        getsMailsAboutMessages: await wantsMessageMails(transaction, uid),
        tellsOthersOfReading: await sendsReadReceipts(transaction, uid),
        conversations: await listConversationData(transaction, uid),
        viewings: await listViewingData(transaction, uid),
        reports: await listReportData(transaction, uid),
        banFromWriting: await findBanData(transaction, uid, now),
        messagesOnTheirWay: await listMails(transaction, uid, key),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const toAccountData = ({ passwordHash, ...account }: AccountRow) => ({
  email: account.email,
  emailVerified: account.emailVerified,
  hasPassword: passwordHash !== null,
  displayName: account.displayName,
  photoUrl: account.photoUrl,
  createdAt: account.createdAt,
  lastSignInAt: account.lastSignInAt,
})

const listSignInData = (db: Queryable, uid: string): Promise<object[]> =>
  db
    .select({
      provider: signIns.provider,
      device: signIns.device,
      createdAt: signIns.createdAt,
      provedAt: signIns.authTime,
      usedAt: signIns.usedAt,
    })
    .from(signIns)
    .where(eq(signIns.uid, uid))
    .orderBy(desc(signIns.usedAt))

const listDevices = (db: Queryable, uid: string): Promise<object[]> =>
  db
    .select({ firstSeenAt: knownDevices.firstSeenAt, seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .where(eq(knownDevices.uid, uid))
    .orderBy(desc(knownDevices.seenAt))

const listSessions = (db: Queryable, uid: string): Promise<object[]> =>
  db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.uid, uid))
    .orderBy(desc(sessions.createdAt))

async function findSubscription(db: Queryable, key: string): Promise<object | null> {
  const [row] = await db
    .select({
      email: subscriptions.email,
      askedAt: subscriptions.askedAt,
      confirmedAt: subscriptions.confirmedAt,
    })
    .from(subscriptions)
    .where(eq(subscriptions.emailKey, key))
  return row ?? null
}

/** Without tokens and the secret of a webhook. */
async function listSearchData(db: Queryable, uid: string, key: string | null): Promise<object[]> {
  const isOwn = or(eq(savedSearches.owner, uid), eq(savedSearches.emailKey, key ?? ''))
  const searches = await db.select().from(savedSearches).where(isOwn).orderBy(savedSearches.id)
  const browsers = await db
    .select({ search: searchBrowsers.search, createdAt: searchBrowsers.createdAt })
    .from(searchBrowsers)
    .innerJoin(savedSearches, eq(savedSearches.id, searchBrowsers.search))
    .where(isOwn)
  return searches.map(
    ({ id, token: _token, feedToken: _feed, webhookSecret: _secret, ...search }) => ({
      ...search,
      browsers: browsers.filter((one) => one.search === id).map(({ createdAt }) => ({ createdAt })),
    }),
  )
}

async function listOfferData(db: Queryable, uid: string): Promise<object[]> {
  const offers = await listOffers(db, uid)
  const ids = offers.map(({ id }) => id)
  const pictures = await listPicturesOf(db, ids)
  const checks = await listChecks(db, ids)
  const removed = await listRemovedPictures(db, ids)
  const claims = await listOwnClaims(db, uid)
  return offers.map(({ owner: _owner, revision: _revision, ...offer }) => ({
    ...offer,
    claims: claims.filter(({ original }) => original === offer.id).map(toClaimData),
    removedPictures: removed
      .filter((picture) => picture.offer === offer.id)
      .map(({ likeness, firstAt }) => ({ likeness, firstAt })),
    check: checks.get(offer.id) ?? null,
    pictures: (pictures.get(offer.id) ?? []).map(homePictureUrl),
  }))
}

/** Leaves out the other home, and reasons that are meant for its owner. */
function toClaimData(claim: OwnClaim) {
  const { words, createdAt, decidedAt, outcome, overturnedAt } = claim
  return { words, createdAt, decidedAt, outcome, overturnedAt, reason: getReasonForClaimer(claim) }
}

async function findBanData(db: Queryable, uid: string, now: Date): Promise<object | null> {
  const ban = await findBan(db, uid, now)
  if (ban === null) return null
  const { reason, bannedAt, endsAt, appeal, upholdReason } = ban
  return { reason, bannedAt, endsAt, appeal, upholdReason }
}

const listReportData = async (db: Queryable, uid: string): Promise<object[]> =>
  (await listOwnReports(db, uid)).map(({ id: _id, reporter: _reporter, ...report }) => report)

const listMails = (db: Queryable, uid: string, key: string | null): Promise<object[]> =>
  db
    .select({
      subject: sql<string>`${mailSpool.mail} ->> 'subject'`,
      createdAt: mailSpool.createdAt,
    })
    .from(mailSpool)
    .where(
      or(
        sql`${mailSpool.mail} ->> 'account' = ${uid}`,
        sql`lower(trim(${mailSpool.mail} ->> 'to')) = ${key}`,
      ),
    )
    .orderBy(mailSpool.createdAt)
