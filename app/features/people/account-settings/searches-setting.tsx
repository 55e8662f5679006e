import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { settingsTexts } from '#texts/people/settings.ts'
import { Setting } from './setting.tsx'

export function SearchesSetting() {
  return (
    <Setting label={settingsTexts.searches} hint={settingsTexts.searchesHint}>
      <Link to={PATHS.mySearches} className={quietButton}>
        {settingsTexts.searchesOpen}
      </Link>
    </Setting>
  )
}
