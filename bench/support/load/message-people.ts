import { randomUUID } from 'node:crypto'
import type { Party } from '#domain/messages/conversation/party.ts'
import { DAY_MS } from '#domain/platform/time/durations.ts'
import { conversations } from '#server/messages/tables.ts'
import { createAccount } from '#server/people/account/commands.ts'
import { createSession } from '#server/people/session/commands.ts'
import { startSignIn } from '#server/people/sign-in/commands.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open.ts'

export interface Writer {
  readonly uid: string
  readonly party: Party
  readonly headers: Readonly<Record<string, string>>
}

export interface WrittenConversation {
  readonly id: string
  readonly people: readonly [Writer, Writer]
}

/** Signed-in people, half of them owners, and their answered conversations; each person has an IP of their own. */
export async function createMessagePeople(
  variables: Readonly<Record<string, string>>,
  { people, total }: { readonly people: number; readonly total: number },
) {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = variables
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    await database.withoutDeadlines(migrateDatabase)
    const now = new Date()
    // The messages are in the past, because a starting server announces messages that were just written.
    const yesterday = new Date(now.getTime() - DAY_MS)
    const writers: Writer[] = []
    for (let n = 0; n < people; n += 1) {
      const email = `${n}@bench.example`
      const account = await createAccount(database.orm, { email }, yesterday)
      const uid = account?.uid ?? ''
      const { signIn } = await startSignIn(database.orm, uid, { provider: 'password' }, now)
      const user = { uid, email, emailVerified: true, signInId: signIn.id }
      const secret = await createSession(database.orm, user, now)
      const ip = `10.9.${n >> 8}.${n & 255}`
      const party = n < people / 2 ? 'seeker' : 'owner'
      writers.push({
        uid,
        party,
        headers: { Cookie: `__session=${secret}`, 'X-Forwarded-For': ip },
      })
    }
    const half = people / 2
    const all: WrittenConversation[] = []
    for (let n = 0; n < total; n += 1) {
      const seeker = writers[n % half]
      const owner = writers[half + ((n + Math.floor(n / half)) % half)]
      if (!seeker || !owner) continue
      const id = randomUUID()
      await database.orm.insert(conversations).values({
        id,
        listingType: 'rent',
        listingId: 100_000 + n,
        seekerNumber: 1,
        isAnswered: true,
        seeker: seeker.uid,
        owner: owner.uid,
        createdAt: yesterday,
        lastAt: yesterday,
      })
      all.push({ id, people: [seeker, owner] })
    }
    return { writers, all }
  } finally {
    await database.close()
  }
}
