import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { storedDarkMode } from '#app/browser/storage/stored-flags.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'

interface Theme {
  readonly isDark: boolean
  readonly toggle: () => void
}

/** Whether there is a provider. The theme itself is in a store. */
const ThemeContext = createContext(false)

const toggle = () => storedDarkMode.update((dark) => !dark)

/** Provides the theme and sets the root's `dark` class (docs/product/shell.md, "Theme"). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const isDark = useStoredValue(storedDarkMode)
  useLayoutEffect(() => {
    // During hydration `isDark` is false, as on the server, but the head script may have set the class.
    document.documentElement.classList.toggle('dark', isDark || storedDarkMode.get())
  }, [isDark])
  return <ThemeContext value>{children}</ThemeContext>
}

/** @throws {Error} outside a `ThemeProvider` */
export function useTheme(): Theme {
  const isDark = useStoredValue(storedDarkMode)
  if (!use(ThemeContext)) throw new Error('useTheme must be used within a ThemeProvider')
  return { isDark, toggle }
}
