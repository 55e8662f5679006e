import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../../..')
/** Modules compiled by earlier starts; a build empties the folder. */
const COMPILE_CACHE = join(ROOT, 'build/compiled')

const OWN = `${pathToFileURL(ROOT).href}/`
const PACKAGES = '/node_modules/'
const DRIZZLE = '/node_modules/drizzle-orm/'

/**
 * Speeds up later imports, for each of which Node would read and parse a package.json: our own, and
 * the 180 KB of drizzle-orm's, which cost a third of a start. Compiled modules are cached between
 * starts if the build folder is writable; the variable makes the database's thread do the same.
 */
export function speedUpImports(): void {
  const packages = new Map<
    string,
    ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>
  >()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context
      if (parentURL.includes(DRIZZLE) && /^\.\.?\/.*\.js$/.test(specifier)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      }
      const isOwn = parentURL.startsWith(OWN) && !parentURL.includes(PACKAGES)
      // `createRequire` may resolve to another file of a package.
      if (!isOwn || !context.conditions.includes('import')) return next(specifier, context)
      if (/^[.#].*\.ts$/.test(specifier)) {
        // `imports` of package.json gives each folder its own name.
        const url = specifier.startsWith('#')
          ? `${OWN}${specifier.slice(1)}`
          : new URL(specifier, parentURL).href
        return { url, format: 'module-typescript', shortCircuit: true }
      }
      // All our own modules get the same packages.
      const resolved = packages.get(specifier) ?? next(specifier, context)
      if (/^[@a-z]/.test(specifier)) packages.set(specifier, { ...resolved, shortCircuit: true })
      return resolved
    },
  })
  process.env.NODE_COMPILE_CACHE ||= COMPILE_CACHE
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}
