import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { storedDarkMode } from '#app/browser/dark-mode.ts'
import { useStoredValue } from '#app/browser/stored-value.ts'

interface Theme {
  readonly isDark: boolean
  readonly toggle: () => void
}

const ThemeContext = createContext<Theme | null>(null)

const toggle = () => storedDarkMode.update((dark) => !dark)

/**
 * Shares the theme with the whole app and keeps the root's `dark` class in step
 * (docs/product.md, "Theme").
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const isDark = useStoredValue(storedDarkMode)
  useLayoutEffect(() => {
    // Read again: at first paint `isDark` is what the server knew, and the head has set the class.
    document.documentElement.classList.toggle('dark', isDark || storedDarkMode.get())
  }, [isDark])
  const theme = useMemo(() => ({ isDark, toggle }), [isDark])
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

/**
 * The theme and its toggle.
 *
 * @throws {Error} outside a `ThemeProvider`
 */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext)
  if (theme === null) throw new Error('useTheme must be used within a ThemeProvider')
  return theme
}
