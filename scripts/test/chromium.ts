import { findProgram, getPathFolders, isExecutable } from './find-program.ts'
import { installSystemPackage } from './system-package.ts'

/** The headless shell first: it draws no window around the page, which saves a third of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Where systems keep it that have no PATH to it. */
const KNOWN_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The program of a Chromium: the one that `CHROMIUM_PATH` names, else the first on the PATH, else
 * one in a usual place; `null` if there is none. Throws if `CHROMIUM_PATH` names no program.
 */
export function findChromium(named = process.env.CHROMIUM_PATH, path = getPathFolders()) {
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH names no program: ${named}`)
  }
  return findProgram(NAMES, path) ?? KNOWN_PATHS.find(isExecutable) ?? null
}

/** The program of a Chromium, installed if need be. Throws what to do if there is none. */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found !== null) return found
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser']) {
    const installed = installSystemPackage(name) ? findChromium() : null
    if (installed !== null) return installed
  }
  throw new Error(
    'The journeys need a Chromium: install it or Google Chrome with your package manager, or set CHROMIUM_PATH to its program.',
  )
}
