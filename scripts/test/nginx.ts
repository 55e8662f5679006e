import { findProgram, getPathFolders } from './find-program.ts'
import { installSystemPackage } from './system-package.ts'

/** The program nginx, which systems keep where only root has a PATH to; `null` if there is none. */
export function findNginx(): string | null {
  return findProgram(['nginx'], [...getPathFolders(), '/usr/sbin', '/usr/local/sbin'])
}

/**
 * The same after installing it where `CI` is true or `HOMIQ_INSTALL_NGINX` is 1: nobody else wants a
 * server on port 80 for the sake of a test.
 */
export function findOrInstallNginx(env = process.env): string | null {
  const found = findNginx()
  if (found !== null) return found
  if (env.CI !== 'true' && env.HOMIQ_INSTALL_NGINX !== '1') return null
  return installSystemPackage('nginx') ? findNginx() : null
}
