import { useLayoutEffect } from 'react'
import { storedDarkMode } from '#app/browser/storage/stored-flags.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'

export const useTheme = () => ({
  isDark: useStoredValue(storedDarkMode),
  toggle: () => storedDarkMode.update((dark) => !dark),
})

/** Keeps the root's `dark` class as the theme says (docs/product/shell.md, "Theme"). */
export function useDarkClass(): void {
  const { isDark } = useTheme()
  useLayoutEffect(() => {
    // During hydration `isDark` is false, as on the server, but the head script may have set the class.
    document.documentElement.classList.toggle('dark', isDark || storedDarkMode.get())
  }, [isDark])
}
