import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { shell } from '#content/texts/shell.ts'
import { useTheme } from './theme-provider.tsx'

/** Switches between light and dark. */
export function ThemeToggle() {
  const { isDark, toggle } = useTheme()
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={shell.darkMode}
      aria-pressed={isDark}
      onClick={toggle}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  )
}
