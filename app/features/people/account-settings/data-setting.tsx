import { useState } from 'react'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { ENDPOINTS } from '#domain/platform/paths.ts'
import { dataTexts } from '#texts/people/settings.ts'
import { Setting } from './setting.tsx'

const TIMEOUT_MS = 30_000
const FILE_NAME = 'homiq-my-data.json'

const PROBLEMS_BY_STATUS: Readonly<Record<number, string>> = {
  401: dataTexts.noSession,
  429: dataTexts.tooMany,
}

/** @returns why it failed; `undefined` if it did not */
async function downloadData(): Promise<string | undefined> {
  try {
    const response = await fetch(ENDPOINTS.myData, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) return PROBLEMS_BY_STATUS[response.status] ?? dataTexts.failed
    startDownload(await response.blob())
    return undefined
  } catch {
    return dataTexts.failed
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

/** Downloads everything the server stores about the account holder. */
export function DataSetting() {
  const notify = useNotify()
  const [isLoading, setIsLoading] = useState(false)

  async function download() {
    setIsLoading(true)
    const problem = await downloadData()
    setIsLoading(false)
    if (problem !== undefined) notify.error(problem)
  }

  return (
    <Setting label={dataTexts.label} hint={dataTexts.hint}>
      <BusyButton className={quietButton} busy={isLoading} onClick={download}>
        {dataTexts.download}
      </BusyButton>
    </Setting>
  )
}
