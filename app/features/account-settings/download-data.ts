/** How a download of one's data ended. */
export type DownloadOutcome = 'saved' | 'no session' | 'too many' | 'failed'

const TIMEOUT_MS = 30_000
const FILE_NAME = 'homiq-my-data.json'

const REFUSALS: Readonly<Record<number, DownloadOutcome>> = { 401: 'no session', 429: 'too many' }

/** Fetches what the server keeps of who is signed in, and hands it to the browser as a file. */
export async function downloadData(): Promise<DownloadOutcome> {
  try {
    const answer = await fetch('/my/data', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) return REFUSALS[answer.status] ?? 'failed'
    save(await answer.blob())
    return 'saved'
  } catch {
    return 'failed'
  }
}

function save(file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = FILE_NAME
  link.click()
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), TIMEOUT_MS)
}
