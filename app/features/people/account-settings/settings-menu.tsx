import './settings.css'
import building from 'virtual:lucide/building-complex'
import help from 'virtual:lucide/circle-question-mark'
import house from 'virtual:lucide/house'
import shield from 'virtual:lucide/shield-check'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { settingsLinks, settingsTexts } from '#texts/people/settings.ts'

const ICONS = { '/home': house, '/privacy': shield, '/help': help, '/property': building } as const

/** docs/product/people.md, "Settings page". */
export function SettingsMenu() {
  return (
    <nav aria-label={settingsTexts.menu} className="settings-menu md:sticky md:top-24">
      <ul className="flex flex-wrap gap-2 md:flex-col md:gap-1">
        {settingsLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className="settings-link">
              <Icon shapes={ICONS[to]} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
