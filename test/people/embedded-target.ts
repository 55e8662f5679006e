import { eq } from 'drizzle-orm'
import { accounts } from '#server/people/tables.ts'
import { freshDatabase } from '#test/database/database.ts'
import { findNewestLinkMail, getCode, startIdentityServer } from './identity-server.ts'
import type { IdentityTarget } from './identity-target.ts'

/** Our own identity service, with its own database. */
export async function startEmbeddedTarget(): Promise<IdentityTarget> {
  const database = await freshDatabase()
  const server = await startIdentityServer(database)
  return {
    kind: 'ours',
    url: server.url,
    projectId: 'homiq',
    async getMailedCode(email) {
      await server.waitUntilIdle()
      return getCode(findNewestLinkMail(server.mails, email))
    },
    advanceClock(hours) {
      server.clock.ms += hours * 3_600_000
    },
    async disableAccount(uid) {
      await database.orm.update(accounts).set({ disabled: true }).where(eq(accounts.uid, uid))
    },
    async stop() {
      await server.stop()
      await database.close()
    },
  }
}
