import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '#content/demo/people.ts'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { DEMO_PASSWORD, fillMarket } from '#server/operations/demo/fill-market.ts'
import { createPasswordHasher } from '#server/people/account/password-hash.ts'
import type { Database } from '#server/platform/db/open.ts'
import { getPictureFolders } from '#server/platform/picture/folders.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { freshDatabase } from '#test/database/database.ts'
import { BUILD, type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'

/** Of the market that tests fill. */
export const SIZE = { owners: 4, homes: 40 }

/** A running site without homes, which `fill` fills with the demo market. */
export interface DemoMarket {
  readonly database: Database
  readonly app: BuiltApp
  readonly fill: () => ReturnType<typeof fillMarket>
  /** @returns the `Cookie` header of a signed-in demo account */
  readonly signIn: (who: keyof typeof DEMO_ACCOUNTS) => Promise<string>
  readonly close: () => Promise<void>
}

export async function openDemoMarket(): Promise<DemoMarket> {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-demo-'))
  const database = await freshDatabase()
  const app = await startBuiltApp(database, { env: { DATA_DIR: folder } })
  return {
    database,
    app,
    fill: () =>
      fillMarket({
        db: database.orm,
        storage: createDiskStorage(getPictureFolders(folder).homes),
        pictures: join(BUILD, 'pictures'),
        size: SIZE,
        passwords: createPasswordHasher({ ln: 4, r: 8, p: 1 }),
      }),
    async signIn(who) {
      const { email } = DEMO_ACCOUNTS[who]
      const signedIn = await app.request(
        '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=homiq',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, password: DEMO_PASSWORD }),
        },
      )
      const { idToken } = (await signedIn.json()) as { idToken: string }
      const headers = { Authorization: `Bearer ${idToken}` }
      const session = await app.request(ENDPOINTS.session, { method: 'POST', headers })
      return (session.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    },
    async close() {
      await app.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
