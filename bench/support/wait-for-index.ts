import { setTimeout } from 'node:timers/promises'

const POLL_MS = 20

/** Resolves when the server's index is complete or `signal` is aborted. */
export async function waitForIndex(url: string, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const health: unknown = await fetch(`${url}/health`).then(
      (response) => response.json(),
      // It does not listen yet.
      () => null,
    )
    if (Object(health).indexComplete === true) return
    await setTimeout(POLL_MS)
  }
}
