import { findProgram, getPathFolders } from './find-program.ts'
import { findOrInstall } from './system-package.ts'

/** nginx is often installed where only root's PATH finds it. */
export function findNginx(): string | null {
  return findProgram(['nginx'], [...getPathFolders(), '/usr/sbin', '/usr/local/sbin'])
}

/** Not without being asked, because the package starts a server on port 80. */
export const findOrInstallNginx = (): string | null =>
  findOrInstall(findNginx, { name: 'nginx', allow: 'HOMIQ_INSTALL_NGINX' })
