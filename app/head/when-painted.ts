/** Calls back at once if the document is already parsed. */
export function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback()
  else addEventListener('DOMContentLoaded', callback, { once: true })
}

/**
 * Calls back once the page has loaded, its largest picture is decoded and painted. In a background tab it waits
 * until the tab is first shown.
 */
export function whenPainted(callback: () => void): void {
  const afterLoad = async () => {
    const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
    await Promise.allSettled([...pictures].map((picture) => picture.decode()))
    // A message comes after the frame, as a timer would, and also where a test has stopped the clock.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => callback()
      port2.postMessage(null)
    })
  }
  if (document.readyState === 'complete') afterLoad()
  else addEventListener('load', afterLoad, { once: true })
}
