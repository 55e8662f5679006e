import { eq } from 'drizzle-orm'
import { accounts } from '#server/db/schema/accounts.ts'
import { freshDatabase } from '#test/database/database.ts'
import { codeIn, identityServer, newestLink } from './identity-server.ts'
import type { IdentityTarget } from './identity-target.ts'

/** The identity service of this project, on a database of its own. */
export async function embeddedTarget(): Promise<IdentityTarget> {
  const database = await freshDatabase()
  const server = await identityServer(database)
  return {
    kind: 'ours',
    url: server.url,
    projectId: 'homiq',
    async mailedCode(email) {
      await server.idle()
      return codeIn(newestLink(server.mails, email))
    },
    passHours(hours) {
      server.clock.ms += hours * 3_600_000
    },
    async disable(uid) {
      await database.orm.update(accounts).set({ disabled: true }).where(eq(accounts.uid, uid))
    },
    async stop() {
      await server.stop()
      await database.close()
    },
  }
}
