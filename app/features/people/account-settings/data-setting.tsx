import { useState } from 'react'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { dataTexts } from '#content/texts/people/settings.ts'
import { type DownloadResult, downloadData } from './download-data.ts'
import { Setting } from './setting.tsx'

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
