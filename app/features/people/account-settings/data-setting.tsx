import { useState } from 'react'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { dataTexts } from '#texts/people/settings.ts'
import { Setting } from './setting.tsx'

type DownloadResult = 'saved' | 'no session' | 'too many' | 'failed'

const TIMEOUT_MS = 30_000
const FILE_NAME = 'homiq-my-data.json'

const RESULTS_BY_STATUS: Readonly<Record<number, DownloadResult>> = {
  401: 'no session',
  429: 'too many',
}

async function downloadData(): Promise<DownloadResult> {
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

const FAILURE_TEXTS = {
  'no session': dataTexts.noSession,
  'too many': dataTexts.tooMany,
  failed: dataTexts.failed,
} as const satisfies Record<Exclude<DownloadResult, 'saved'>, string>

/** Downloads everything the server stores about the account holder. */
export function DataSetting() {
  const notify = useNotify()
  const [isLoading, setIsLoading] = useState(false)

  async function download() {
    setIsLoading(true)
    const result = await downloadData()
    setIsLoading(false)
    if (result !== 'saved') notify.error(FAILURE_TEXTS[result])
  }

  return (
    <Setting label={dataTexts.label} hint={dataTexts.hint}>
      <BusyButton className={quietButton} busy={isLoading} onClick={download}>
        {dataTexts.download}
      </BusyButton>
    </Setting>
  )
}
