/** The property descriptor of `window.localStorage` if the browser forbids its use. */
function getForbiddenStorage(): PropertyDescriptor | undefined {
  try {
    void window.localStorage
    return undefined
  } catch {
    return Object.getOwnPropertyDescriptor(window, 'localStorage')
  }
}

/**
 * The EmailJS client reads local storage while it loads and fails if the browser forbids that, so forbidden
 * storage is hidden from it.
 *
 * @throws when its code cannot be fetched
 */
export async function loadEmailClient() {
  const forbidden = getForbiddenStorage()
  if (forbidden === undefined) return import('@emailjs/browser')
  Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined })
  try {
    return await import('@emailjs/browser')
  } finally {
    Object.defineProperty(window, 'localStorage', forbidden)
  }
}
