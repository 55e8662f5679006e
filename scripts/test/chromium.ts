import { findProgram, getPathFolders, isExecutable } from './find-program.ts'
import { installSystemPackage } from './system-package.ts'

/** The headless shell comes first: it takes a third less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Where macOS has it, outside of PATH. */
const KNOWN_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The executable that `CHROMIUM_PATH` names, else the first on PATH, else at a known path; `null` if there
 * is none.
 *
 * @throws when `CHROMIUM_PATH` names no executable
 */
export function findChromium(named = process.env.CHROMIUM_PATH, path = getPathFolders()) {
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH names no program: ${named}`)
  }
  return findProgram(NAMES, path) ?? KNOWN_PATHS.find(isExecutable) ?? null
}

/** @throws with instructions when there is none and it cannot be installed */
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
