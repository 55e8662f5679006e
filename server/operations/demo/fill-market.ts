import { createRandom } from '#domain/platform/seeded-random.ts'
import { addDays } from '#domain/platform/time/add-days.ts'
import { hasRealListings } from '#server/catalog/listing/queries.ts'
import { seedSamplesUnlessReal } from '#server/catalog/listing/seed/commands.ts'
import { createPasswordHasher, type PasswordHasher } from '#server/people/account/password-hash.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { spoolMail } from '#server/platform/mail/commands.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import { fillBans } from './fill-bans.ts'
import { fillChecks } from './fill-checks.ts'
import { fillClaims } from './fill-claims.ts'
import { fillConversations } from './fill-conversations.ts'
import { fillHomes } from './fill-homes.ts'
import { fillPeople } from './fill-people.ts'
import { fillDecidedReports, fillReports } from './fill-reports.ts'
import { fillStats } from './fill-stats.ts'
import { fillViewings } from './fill-viewings.ts'
import { getOriginalFile, storeHomePictures } from './home-pictures.ts'
import { type MarketSize, planMarket } from './plan/market.ts'

/** The password of every account. */
export const DEMO_PASSWORD = 'look-around-homiq'

const SEED = 20_261_123
const SEEKERS = 14
/** Age of every account, in days. */
const ACCOUNT_DAYS = 200

/** The size that `npm run demo` makes. */
export const MARKET_SIZE: MarketSize = { owners: 40, homes: 300 }

/**
 * Fills an empty database with invented people, their homes and their actions of the last six
 * months; the same each time except for ids.
 *
 * @throws a one-sentence error if it already has listings
 */
export async function fillMarket({
  db,
  storage,
  pictures,
  size = MARKET_SIZE,
  passwords = createPasswordHasher(),
  now = new Date(),
  siteUrl = 'http://localhost:3000',
}: {
  readonly db: Queryable
  readonly storage: Pick<FileStorage, 'put'>
  /** The folder of pictures in the build. */
  readonly pictures: string
  readonly size?: MarketSize
  readonly passwords?: Pick<PasswordHasher, 'hash'>
  readonly now?: Date
  /** The site's URL for links in mails, without a trailing slash. */
  readonly siteUrl?: string
}) {
  if (await hasRealListings(db))
    throw new Error('This database has listings already: a demo has one of its own.')
  await seedSamplesUnlessReal(db, now)
  const random = createRandom(SEED)
  const passwordHash = await passwords.hash(DEMO_PASSWORD, 'demo')
  const count = { owners: size.owners, seekers: SEEKERS }
  const people = await fillPeople(db, count, passwordHash, addDays(now, -ACCOUNT_DAYS))
  const plan = planMarket(random, size)
  const known = await storeHomePictures(pictures, storage)
  const mailer: Mailer = { send: (mail, transaction) => spoolMail(transaction ?? db, mail, now) }
  const tools = { db, random, people, mailer, siteUrl, now }
  const homes = await fillHomes({ ...tools, pictures: known }, plan)
  const shown = homes.filter(({ fate }) => fate === 'shown' || fate === 'late')
  const conversations = await fillConversations(tools, shown)
  await fillStats(tools, shown)
  await fillReports(tools, homes)
  await fillDecidedReports(tools, homes)
  await fillChecks(tools, homes, await getOriginalFile(pictures))
  await fillClaims(tools, homes)
  await fillViewings(tools, conversations)
  await fillBans(tools, conversations)
  const total = conversations.length
  return { owners: people.owners.length, homes: homes.length, conversations: total }
}
