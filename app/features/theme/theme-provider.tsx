import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { storedDarkMode } from '#app/browser/dark-mode.ts'
import { useStoredValue } from '#app/browser/stored-value.ts'

interface Theme {
  readonly isDark: boolean
  readonly toggle: () => void
}

const ThemeContext = createContext<Theme | null>(null)

const toggle = () => storedDarkMode.update((dark) => !dark)

/** Provides the theme and sets the root's `dark` class (docs/product.md, "Theme"). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const isDark = useStoredValue(storedDarkMode)
  useLayoutEffect(() => {
    // During hydration `isDark` is false, as on the server, but the head script may have set the class.
    document.documentElement.classList.toggle('dark', isDark || storedDarkMode.get())
  }, [isDark])
  const theme = useMemo(() => ({ isDark, toggle }), [isDark])
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

/** @throws {Error} outside a `ThemeProvider` */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext)
  if (theme === null) throw new Error('useTheme must be used within a ThemeProvider')
  return theme
}
