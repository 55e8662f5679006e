declare global {
  interface Window {
    /** Keys of local storage that could not be read, and have been logged. */
    unreadableKeys?: Set<string>
  }
}

/**
 * Logs that a key of local storage cannot be read: once for each page, though its head script and its modules, which
 * share no module instances, both read it (docs/product/shell.md, "Browser storage").
 */
export function logUnreadable(key: string, error: unknown): void {
  window.unreadableKeys ??= new Set()
  if (window.unreadableKeys.has(key)) return
  window.unreadableKeys.add(key)
  console.error(`The stored ${key} cannot be read.`, error)
}
