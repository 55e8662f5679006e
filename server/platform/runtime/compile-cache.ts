import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** A build empties the folder. */
const FOLDER = join(import.meta.dirname, '../../../build/compiled')

/** Keeps compiled modules between starts, if the folder is writable. Threads read the variable. */
export function cacheCompiledModules(): void {
  process.env.NODE_COMPILE_CACHE ||= FOLDER
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}
