import { savesData } from '#app/browser/network/slow-connection.ts'
import type { PageFont } from '#app/styles/page-font.ts'
import { readStored } from './read-stored.ts'
import { whenPainted } from './when-painted.ts'

/** Key in local storage: the URLs of the first fonts, once this browser has downloaded them. */
const FONTS_KEY = 'fonts'

/** A line more or less moves what is below it by more; the rest is rounding. */
const MAX_MOVE_PX = 2

/** The elements that move when a text gets one line more or less. */
const BLOCKS = ':is(main, aside) :is(h1, h2, h3, p, li, dl, form, img)'

const createFace = ({ family, url, weight, unicodeRange }: PageFont) =>
  // With `optional`, a page that begins in a system font keeps it.
  new FontFace(family, `url(${url})`, { weight, unicodeRange, display: 'optional' })

const createPreload = ({ url }: PageFont) =>
  Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href: url,
    crossOrigin: 'anonymous',
  })

/** Whether a change moves something in view up or down. */
function shiftsLayout(change: () => void): boolean {
  const inView = [...document.querySelectorAll(BLOCKS)]
    .map((block) => ({ block, box: block.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
  change()
  return inView.some(
    ({ block, box }) => Math.abs(block.getBoundingClientRect().top - box.top) > MAX_MOVE_PX,
  )
}

/**
 * Replaces the system fonts by ours. They take the same space, but a line may break elsewhere. If that would move what
 * is being read, our fonts wait for the next page.
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
 * Uses our fonts from the first paint if the browser has them. On a first visit they are fetched after the page is
 * painted, because they would delay its largest picture, and then replace the system fonts. If storage is forbidden,
 * system fonts stay, because otherwise the fonts would change on every page. The fonts are added by script and not by
 * `@font-face`, because styling and layout then take half of the time that a change of `font-family` takes.
 */
export function applyFonts(fonts: readonly PageFont[]): void {
  const firsts = fonts.filter(({ isFirst }) => isFirst)
  const urls = firsts.map(({ url }) => url).join(' ')
  const kept = readStored(FONTS_KEY)
  if (kept === urls) {
    for (const font of fonts) document.fonts.add(createFace(font))
    // Browsers delay the first paint a little for a preloaded font, so the text does not change.
    document.head.append(...firsts.map(createPreload))
  } else if (kept !== undefined && !savesData()) whenPainted(() => fetchFonts(fonts, urls))
}
