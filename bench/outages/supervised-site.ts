import { setTimeout } from 'node:timers/promises'
import { type RestartableSite, restartableSite } from '#bench/support/restartable-site.ts'
import { runScript } from '#test/site/run-script.ts'

/** How long a supervisor waits before it starts anew what has ended, in milliseconds. */
const RESTART_MS = 1_000

/** A site that is started anew whenever it ends, as systemd or Compose do. */
export interface SupervisedSite extends AsyncDisposable {
  readonly site: RestartableSite
  /** How often it has ended by itself. */
  readonly endings: () => number
  /** What all its processes have printed. */
  readonly printed: () => string
}

export async function supervisedSite(
  variables: Readonly<Record<string, string>>,
  options: { readonly dataDir?: string } = {},
): Promise<SupervisedSite> {
  if (variables.DATABASE_URL) await runScript(['seed'], variables)
  const site = await restartableSite({ REQUEST_LOG: 'off', ...variables }, options)
  const over = new AbortController()
  let endings = 0
  let printed = ''
  await site.start()
  const watching = (async () => {
    while (!over.signal.aborted) {
      await setTimeout(100)
      if (site.ended() === null || over.signal.aborted) continue
      endings += 1
      printed += site.printed()
      await setTimeout(RESTART_MS)
      if (!over.signal.aborted) site.spawn()
    }
  })()
  return {
    site,
    endings: () => endings,
    printed: () => printed + site.printed(),
    async [Symbol.asyncDispose]() {
      over.abort()
      await watching
      await site.stop()
      await site[Symbol.asyncDispose]()
    },
  }
}
