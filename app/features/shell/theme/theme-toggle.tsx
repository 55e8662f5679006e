import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { shellTexts } from '#texts/site/shell.ts'
import { useTheme } from './use-theme.ts'

/** `labeled` adds a visible label, for use as a menu item. */
export function ThemeToggle({ labeled = false }: { labeled?: boolean }) {
  const { isDark, toggle } = useTheme()
  return (
    <button
      type="button"
      className={labeled ? 'nav-link gap-3' : iconButton}
      aria-label={labeled ? undefined : shellTexts.darkMode}
      aria-pressed={isDark}
      data-theme-toggle=""
      // The head script sets it on a dark page, before hydration.
      suppressHydrationWarning
      onClick={toggle}
    >
      <Icon name="moon" className="icon dark:hidden" />
      <Icon name="sun" className="icon hidden dark:block" />
      {labeled && shellTexts.darkMode}
    </button>
  )
}
