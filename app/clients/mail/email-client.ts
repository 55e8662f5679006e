/** How the browser offers local storage, where it forbids to use it; undefined where it does not. */
function forbiddenStorage(): PropertyDescriptor | undefined {
  try {
    void window.localStorage
    return undefined
  } catch {
    return Object.getOwnPropertyDescriptor(window, 'localStorage')
  }
}

/**
 * The client of EmailJS. It looks for local storage as it loads, and where the browser forbids that
 * it would never load at all: there it finds none.
 *
 * @throws when its code cannot be fetched
 */
export async function loadEmailClient() {
  const forbidden = forbiddenStorage()
  if (forbidden === undefined) return import('@emailjs/browser')
  Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined })
  try {
    return await import('@emailjs/browser')
  } finally {
    Object.defineProperty(window, 'localStorage', forbidden)
  }
}
