import { savesData } from '#app/browser/network/slow-connection.ts'
import { whenPainted } from './when-painted.ts'

/** In local storage: the URLs of the fonts that this browser has fetched. */
export const FONTS_KEY = 'fonts'

/** As `font` of CSS, of a size that does not matter. */
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
 * The page uses our fonts if the browser has them already; else the text would change under the
 * reader's eyes, or wait. Browsers delay the first paint a little for a preloaded font, so nothing moves.
 */
export function applyPageFonts(urls: string): void {
  if (!hasFonts(urls)) return
  document.documentElement.classList.add('has-fonts')
  document.head.append(...urls.split(' ').map(createPreload))
}

/** Fetches the fonts for the next page, after everything that this one shows first. */
export function fetchPageFonts(urls: string): void {
  if (hasFonts(urls) || savesData()) return
  whenPainted(async () => {
    try {
      await Promise.all(FACES.map((face) => document.fonts.load(face)))
      localStorage.setItem(FONTS_KEY, urls)
      // For the next page that is reached without a document (app/features/shell/use-page-fonts.ts).
      document.documentElement.dataset.fonts = 'ready'
    } catch {
      // The next page tries again.
    }
  })
}
