// JavaScript, because scripts/prepare.mjs imports it in Node versions that cannot read TypeScript.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Hashes the names and contents of all files of `paths` but tests; paths that do not exist count
 * for nothing.
 *
 * @param {string} root folder that the paths start from
 * @param {readonly string[]} paths files and folders
 * @param {string} [extra] hashed as well
 * @returns {string} 64 hexadecimal digits
 */
export function fingerprint(root, paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const path of paths) {
    if (!existsSync(join(root, path))) continue
    for (const file of listFiles(root, path)) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(file).update(readFileSync(join(root, file)))
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} paths of files, sorted within each folder
 */
function listFiles(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`))
}
