import { findProgram } from './find-program.ts'
import { installSystemPackage } from './system-package.ts'

export const findRedis = (): string | null => findProgram(['valkey-server', 'redis-server'])

/** Installs Redis only if `CI` is true or `HOMIQ_INSTALL_REDIS` is 1, because the package starts a server. */
export function findOrInstallRedis(env = process.env): string | null {
  const found = findRedis()
  if (found !== null) return found
  if (env.CI !== 'true' && env.HOMIQ_INSTALL_REDIS !== '1') return null
  return installSystemPackage('redis-server') ? findRedis() : null
}
