/** Calls back at once if the document is parsed. */
export function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback()
  else addEventListener('DOMContentLoaded', callback, { once: true })
}

const isLoaded = (picture: HTMLImageElement) =>
  picture.complete ||
  new Promise((resolve) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', resolve)
  })

/** Longest wait for an idle moment. */
const IDLE_TIMEOUT_MS = 1_000

function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(callback)
}

/**
 * Calls back when the page has shown what it shows first, the pictures of high priority included, and
 * the browser is idle. Never in a tab that nobody has looked at.
 */
export function whenPainted(callback: () => void): void {
  whenParsed(async () => {
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
    await Promise.all([...pictures].map(isLoaded))
    // The first frame may be the one before the picture's.
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(callback)))
  })
}
