import { writePath } from '#domain/messages/conversation/links.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createOwnerSite } from '#test/homes/owner-site.ts'
import { publishHome } from '#test/homes/published-home.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import type { ConversationVisitor, Known } from './conversation-requests.ts'

export type Home = Known['home']

/** A site on which a seeker has written to an owner. */
export interface ConversationSite {
  readonly database: Database
  readonly app: BuiltApp
  readonly site: ReturnType<typeof createOwnerSite>
  /** Id of the conversation. */
  readonly id: string
  readonly home: Home
  /** Uid of the owner. */
  readonly uid: string
  readonly cookies: Readonly<Record<ConversationVisitor, string>>
  /**
   * The seeker writes about a home.
   *
   * @returns the id of the conversation
   */
  readonly begin: (home: Home) => Promise<string>
  readonly stop: () => Promise<void>
}

/**
 * Starts the site. Of its people only the seeker has a confirmed email address.
 *
 * @param env additional settings
 */
export async function startConversationSite(
  env: Readonly<Record<string, string>> = {},
): Promise<ConversationSite> {
  const database = await freshDatabase()
  const app = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on', ...env } })
  const site = createOwnerSite(app, database)
  const owner = await site.signInOwner('owner@example.com')
  const disabled = await site.signInModerator('disabled@example.com')
  const cookies = {
    nobody: '',
    owner: owner.cookie,
    disabled: disabled.cookie,
    seeker: (await site.signInOwner('seeker@example.com')).cookie,
    stranger: (await site.signInOwner('stranger@example.com')).cookie,
    moderator: (await site.signInModerator('moderator@example.com')).cookie,
  }
  // The command is not used, because it also ends the person's sessions.
  await database.pool.query('update accounts set disabled = true where uid = $1', [disabled.uid])
  await database.pool.query(
    "update accounts set email_verified = true where email = 'seeker@example.com'",
  )
  async function begin(about: Home): Promise<string> {
    const begun = await site.post(writePath(about), { text: 'Is it free?' }, cookies.seeker)
    return /messages\/([^#]+)#write$/.exec(begun.headers.get('location') ?? '')?.[1] ?? ''
  }
  const home = await publishHome(database, owner.uid)
  const id = await begin(home)
  return {
    database,
    app,
    site,
    id,
    home,
    uid: owner.uid,
    cookies,
    begin,
    async stop() {
      await app.stop()
      await database.close()
    },
  }
}
