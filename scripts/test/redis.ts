import { findProgram } from './find-program.ts'
import { findOrInstall } from './system-package.ts'

export const findRedis = (): string | null => findProgram(['valkey-server', 'redis-server'])

/** Not without being asked, because the package starts a server. */
export const findOrInstallRedis = (): string | null =>
  findOrInstall(findRedis, { name: 'redis-server', allow: 'HOMIQ_INSTALL_REDIS' })
