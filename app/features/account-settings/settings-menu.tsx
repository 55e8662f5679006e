import './settings.css'
import building from 'lucide-static/icons/building-2.svg?raw'
import help from 'lucide-static/icons/circle-question-mark.svg?raw'
import house from 'lucide-static/icons/house.svg?raw'
import shield from 'lucide-static/icons/shield-check.svg?raw'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { settingsLinks, settingsTexts } from '#content/texts/account/settings.ts'

const ICONS = { '/home': house, '/privacy': shield, '/help': help, '/property': building } as const

/** docs/product.md, "Settings page". */
export function SettingsMenu() {
  return (
    <nav aria-label={settingsTexts.menu} className="settings-menu">
      <ul>
        {settingsLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className="settings-link">
              <Icon file={ICONS[to]} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
