import building from 'virtual:lucide/building-2'
import help from 'virtual:lucide/circle-question-mark'
import house from 'virtual:lucide/house'
import shield from 'virtual:lucide/shield-check'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { settingsLinks, settingsTexts } from '#content/texts/people/settings.ts'

const ICONS = { '/home': house, '/privacy': shield, '/help': help, '/property': building } as const

/** docs/product/people.md, "Settings page". */
export function SettingsMenu() {
  return (
    <nav aria-label={settingsTexts.menu} className="md:sticky md:top-24">
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-1 md:gap-1">
        {settingsLinks.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-11 items-center gap-3 rounded-md border border-line px-3.5 py-2 font-medium text-ink-soft transition-colors duration-150 hover:bg-sunken hover:text-ink md:border-transparent"
            >
              <Icon shapes={ICONS[to]} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
