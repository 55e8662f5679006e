import { freshEmbedded } from '#test/database/database.ts'
import { type BuiltApp, startBuiltApp } from './built-app.ts'

/** The built site with the sample listings, on an embedded database of its own, which it closes. */
export async function startSampleSite(
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltApp> {
  const database = await freshEmbedded()
  const site = await startBuiltApp(database, { env })
  return {
    ...site,
    async stop() {
      await site.stop()
      await database.close()
    },
  }
}
