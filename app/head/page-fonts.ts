import { savesData } from '#app/browser/network/slow-connection.ts'
import { whenPainted } from './when-painted.ts'

/** Key in local storage: the URLs of the fonts that this browser has downloaded. */
export const FONTS_KEY = 'fonts'

/** CSS `font` values; the size does not matter. */
const FACES = ['1em Onest', '1em "Homiq Serif"']

function hasFonts(urls: string): boolean {
  try {
    return localStorage.getItem(FONTS_KEY) === urls
  } catch {
    return false
  }
}

const createPreload = (href: string) =>
  Object.assign(document.createElement('link'), {
    ...{ rel: 'preload', as: 'font', type: 'font/woff2', href },
    crossOrigin: 'anonymous',
  })

/**
 * Uses our fonts only if the browser has them already; otherwise the text would change while it is being
 * read, or be invisible at first. Browsers delay the first paint a little for a preloaded font, so nothing
 * moves.
 */
export function applyPageFonts(urls: string): void {
  if (!hasFonts(urls)) return
  document.documentElement.classList.add('has-fonts')
  document.head.append(...urls.split(' ').map(createPreload))
}

/** Downloads the fonts for the next page, once this one is painted. */
export function fetchPageFonts(urls: string): void {
  if (hasFonts(urls) || savesData()) return
  whenPainted(async () => {
    try {
      await Promise.all(FACES.map((face) => document.fonts.load(face)))
      localStorage.setItem(FONTS_KEY, urls)
      // For the next page reached by client navigation (app/features/shell/use-page-fonts.ts).
      document.documentElement.dataset.fonts = 'ready'
    } catch {
      // The next page tries again.
    }
  })
}
