import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The development packages that a build or `npm run dev` needs. All others are for tests. */
export const BUILD_PACKAGES = [
  '@firebase/app',
  '@firebase/auth',
  '@fontsource-variable/onest',
  '@fontsource/source-serif-4',
  '@iconify-json/lucide',
  '@react-router/dev',
  '@tailwindcss/vite',
  'tailwindcss',
  'vite',
  'workbox-core',
  'workbox-expiration',
  'workbox-routing',
  'workbox-strategies',
]

/** @param {string} root */
function getTestPackages(root) {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(devDependencies).filter((name) => !BUILD_PACKAGES.includes(name))
}

/**
 * A start leaves out the packages of tests, unless some are installed: it never removes them.
 * @param {string} root
 */
export function getPackagesToLeaveOut(root) {
  const names = getTestPackages(root)
  return names.some((name) => existsSync(join(root, 'node_modules', name))) ? [] : names
}
