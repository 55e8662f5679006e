import { savesData } from '#app/browser/network/slow-connection.ts'
import { logUnreadable } from '#app/browser/storage/log-unreadable.ts'
import type { PageFont } from '#app/styles/page-font.ts'
import { whenPainted } from './when-painted.ts'

/** Key in local storage: the URLs of the first fonts, once this browser has downloaded them. */
const FONTS_KEY = 'fonts'

/** What nobody sees move: the part of the window that moves, times how far, as a part of its longer side. */
const MAX_SHIFT = 0.001

/** What a line more or less moves. */
const BLOCKS = 'main :is(h1, h2, h3, p, li, dl, form, img)'

const createFace = ({ family, url, weight, unicodeRange }: PageFont) =>
  // Optional: a page that begins in a system font stays in it.
  new FontFace(family, `url(${url})`, { weight, unicodeRange, display: 'optional' })

const createPreload = ({ url }: PageFont) =>
  Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: url,
    crossOrigin: 'anonymous',
  })

/** Whether a change moves something in view up or down, as browsers count layout shifts (https://web.dev/cls). */
function shiftsLayout(change: () => void): boolean {
  // Sections that were never in view have no layout yet (`first-view.ts`), and asking for their place would make one.
  const placed = [...document.querySelectorAll(BLOCKS)]
    .filter((block) => block.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => ({ element, before: element.getBoundingClientRect() }))
  change()
  return placed.some(({ element, before }) => {
    const distance = Math.abs(element.getBoundingClientRect().top - before.top)
    const height = Math.min(before.bottom, innerHeight) - Math.max(before.top, 0)
    const part = (Math.max(height, 0) * before.width) / (innerHeight * innerWidth)
    return part * (distance / Math.max(innerHeight, innerWidth)) > MAX_SHIFT
  })
}

/**
 * Our fonts take the same room as the system fonts that are read until then, but a line may break elsewhere. Where that
 * moves what is being read, they wait for the next page.
 */
function replaceFonts(faces: readonly FontFace[]): void {
  const show = () => {
    for (const face of faces) document.fonts.add(face)
  }
  if (!shiftsLayout(show)) return
  for (const face of faces) document.fonts.delete(face)
  const { pathname } = location
  window.navigation?.addEventListener('currententrychange', () => {
    if (location.pathname !== pathname) show()
  })
}

async function fetchFonts(fonts: readonly PageFont[], urls: string): Promise<void> {
  const faces = fonts.map(createFace)
  try {
    await Promise.all(faces.filter((_, index) => fonts[index]?.isFirst).map((face) => face.load()))
  } catch {
    // The next page tries again.
    return
  }
  replaceFonts(faces)
  try {
    localStorage.setItem(FONTS_KEY, urls)
  } catch (error) {
    console.error(`${FONTS_KEY} could not be saved.`, error)
  }
}

/**
 * Uses our fonts from the first paint if the browser has them. On a first visit they are fetched once the page is
 * painted, because they would delay its picture, and replace the system fonts then. Where storage is forbidden each page
 * would change its fonts, so none does. They are added here and not by `@font-face`, because that makes a browser style
 * and lay out a page in half of the time that a change of `font-family` takes.
 */
export function applyFonts(fonts: readonly PageFont[]): void {
  const firsts = fonts.filter(({ isFirst }) => isFirst)
  const urls = firsts.map(({ url }) => url).join(' ')
  let kept: string | null
  try {
    kept = localStorage.getItem(FONTS_KEY)
  } catch (error) {
    logUnreadable(FONTS_KEY, error)
    return
  }
  if (kept === urls) {
    for (const font of fonts) document.fonts.add(createFace(font))
    // Browsers delay the first paint a little for a preloaded font, so the text does not change.
    document.head.append(...firsts.map(createPreload))
  } else if (!savesData()) whenPainted(() => fetchFonts(fonts, urls))
}
