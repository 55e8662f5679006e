import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { settingsTexts } from '#texts/people/settings.ts'
import { Setting } from './setting.tsx'

export function HomesSetting() {
  return (
    <Setting label={settingsTexts.homes} hint={settingsTexts.homesHint}>
      <Link to={PATHS.myListings} className={quietButton}>
        {settingsTexts.homesOpen}
      </Link>
    </Setting>
  )
}
