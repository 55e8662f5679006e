import { spawnSync } from 'node:child_process'
import { findProgram } from './find-program.ts'

/** The apt-get command, if it can run without a password prompt. */
function getInstallCommand(): string[] | null {
  if (findProgram(['apt-get']) === null) return null
  if (process.getuid?.() === 0) return ['apt-get']
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
  return sudo.status === 0 ? ['sudo', '-n', 'apt-get'] : null
}

/**
 * Finds a program. Installs its package if it is absent, but only if `CI` is true or the environment variable `allow`
 * is 1.
 */
export function findOrInstall(
  find: () => string | null,
  { name, allow }: { readonly name: string; readonly allow: string },
): string | null {
  const found = find()
  if (found !== null) return found
  if (process.env.CI !== 'true' && process.env[allow] !== '1') return null
  return installSystemPackage(name) ? find() : null
}

/** @returns whether the package was installed */
export function installSystemPackage(name: string): boolean {
  const [command, ...first] = getInstallCommand() ?? []
  if (command === undefined) return false
  console.log(`Installing ${name} with apt-get…`)
  const run = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // The command prints nothing unless it fails.
    const done = spawnSync(command, [...first, '-qq', ...args], { env, encoding: 'utf8' })
    if (done.status !== 0) console.error(done.stderr.trim())
    return done.status === 0
  }
  const install = ['install', '-y', '--no-install-recommends', name]
  return run('update') && run(...install)
}
