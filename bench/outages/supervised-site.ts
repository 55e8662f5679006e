import { setTimeout } from 'node:timers/promises'
import { createRestartableSite, type RestartableSite } from '#bench/support/restartable-site.ts'
import { runScript } from '#test/site/run-script.ts'

/** How long the supervisor waits before a restart. */
const RESTART_MS = 1_000

/** A site that is restarted whenever it exits, as by systemd or Compose. */
export interface SupervisedSite extends AsyncDisposable {
  readonly site: RestartableSite
  /** How often it has exited on its own. */
  readonly countExits: () => number
  /** Output of all its processes. */
  readonly readOutput: () => string
}

export async function startSupervisedSite(
  variables: Readonly<Record<string, string>>,
  options: { readonly dataDir?: string } = {},
): Promise<SupervisedSite> {
  if (variables.DATABASE_URL) await runScript(['seed'], variables)
  const site = await createRestartableSite({ REQUEST_LOG: 'off', ...variables }, options)
  const over = new AbortController()
  let endings = 0
  let printed = ''
  await site.start()
  const watching = (async () => {
    while (!over.signal.aborted) {
      await setTimeout(100)
      if (site.getExit() === null || over.signal.aborted) continue
      endings += 1
      printed += site.readOutput()
      await setTimeout(RESTART_MS)
      if (!over.signal.aborted) site.spawn()
    }
  })()
  return {
    site,
    countExits: () => endings,
    readOutput: () => printed + site.readOutput(),
    async [Symbol.asyncDispose]() {
      over.abort()
      await watching
      await site.stop()
      await site[Symbol.asyncDispose]()
    },
  }
}
