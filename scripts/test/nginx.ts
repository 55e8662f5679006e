import { findProgram, getPathFolders } from './find-program.ts'
import { installSystemPackage } from './system-package.ts'

/** nginx is often installed where only root's PATH finds it. */
export function findNginx(): string | null {
  return findProgram(['nginx'], [...getPathFolders(), '/usr/sbin', '/usr/local/sbin'])
}

/**
 * Installs nginx only if `CI` is true or `HOMIQ_INSTALL_NGINX` is 1, because the package starts a server on
 * port 80.
 */
export function findOrInstallNginx(env = process.env): string | null {
  const found = findNginx()
  if (found !== null) return found
  if (env.CI !== 'true' && env.HOMIQ_INSTALL_NGINX !== '1') return null
  return installSystemPackage('nginx') ? findNginx() : null
}
