declare global {
  interface Window {
    /** Keys of local storage that could not be read, and whose failure has been logged. */
    unreadableKeys?: Set<string>
  }
}

/**
 * Logs that a key of local storage cannot be read, once per page. The head script and the modules share no module
 * instances and both read the key, so the window remembers it (docs/product/shell.md, "Browser storage").
 */
export function logUnreadable(key: string, error: unknown): void {
  window.unreadableKeys ??= new Set()
  if (window.unreadableKeys.has(key)) return
  window.unreadableKeys.add(key)
  console.error(`The stored ${key} cannot be read.`, error)
}
