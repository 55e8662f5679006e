import { ENDPOINTS } from '#domain/platform/paths.ts'

export type DownloadResult = 'saved' | 'no session' | 'too many' | 'failed'

const TIMEOUT_MS = 30_000
const FILE_NAME = 'homiq-my-data.json'

const RESULTS_BY_STATUS: Readonly<Record<number, DownloadResult>> = {
  401: 'no session',
  429: 'too many',
}

export async function downloadData(): Promise<DownloadResult> {
  try {
    const response = await fetch(ENDPOINTS.myData, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) return RESULTS_BY_STATUS[response.status] ?? 'failed'
    startDownload(await response.blob())
    return 'saved'
  } catch {
    return 'failed'
  }
}

function startDownload(file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = FILE_NAME
  link.click()
  // The URL is revoked later, because the browser may still be reading the file.
  setTimeout(() => URL.revokeObjectURL(link.href), TIMEOUT_MS)
}
