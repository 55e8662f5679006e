import { useState } from 'react'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { quietButton } from '#app/ui/button.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { dataTexts } from '#content/texts/settings.ts'
import { type DownloadOutcome, downloadData } from './download-data.ts'
import { Setting } from './setting.tsx'

const PROBLEMS = {
  'no session': dataTexts.noSession,
  'too many': dataTexts.tooMany,
  failed: dataTexts.failed,
} as const satisfies Record<Exclude<DownloadOutcome, 'saved'>, string>

/** A copy of all that the server keeps about the account's owner. */
export function DataSetting() {
  const notify = useNotify()
  const [loading, setLoading] = useState(false)

  async function download() {
    setLoading(true)
    const outcome = await downloadData()
    setLoading(false)
    if (outcome !== 'saved') notify(PROBLEMS[outcome], 'error')
  }

  return (
    <Setting label={dataTexts.label} hint={dataTexts.hint}>
      <BusyButton className={quietButton} busy={loading} onClick={download}>
        {dataTexts.download}
      </BusyButton>
    </Setting>
  )
}
