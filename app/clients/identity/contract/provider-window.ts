/** The name of the window, and of the channel on which its final page posts the result. */
export const WINDOW_NAME = 'homiq-sign-in'

/** Marks buttons that open it. */
export const OPENS_WINDOW = 'data-opens-window'

/** In pixels (docs/product/shell.md, "Sizes and counts"). */
const WIDTH = 500
const HEIGHT = 600

/**
 * Opens the provider's sign-in window, centered over this one. If it is open already, loads the URL there.
 *
 * @param url '' to open it blank, or to leave an open window as it is
 * @returns `null` if the browser blocked it, which it does a few seconds after a press
 */
export function openProviderWindow(url: string): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2)
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
  return window.open(url, WINDOW_NAME, features)
}
