import { spawnSync } from 'node:child_process'
import { findProgram } from './find-program.ts'

/** The command that may install packages of the system without asking; `null` if there is none. */
function getInstallCommand(): string[] | null {
  if (findProgram(['apt-get']) === null) return null
  if (process.getuid?.() === 0) return ['apt-get']
  const sudo = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
  return sudo.status === 0 ? ['sudo', '-n', 'apt-get'] : null
}

/** Installs a package of the system if that is allowed, and says so. Answers whether it did. */
export function installSystemPackage(name: string): boolean {
  const [command, ...first] = getInstallCommand() ?? []
  if (command === undefined) return false
  console.log(`Installing ${name} with apt-get…`)
  const run = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // What it does goes where errors go, and only if there are some.
    const done = spawnSync(command, [...first, '-qq', ...args], { env, encoding: 'utf8' })
    if (done.status !== 0) console.error(done.stderr.trim())
    return done.status === 0
  }
  const install = ['install', '-y', '--no-install-recommends', name]
  return run('update') && run(...install)
}
