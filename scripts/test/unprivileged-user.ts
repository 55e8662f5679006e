import { spawnSync } from 'node:child_process'

/**
 * The user to run a program as instead of root: the preferred one or `nobody`; `undefined` when this process
 * is not root.
 *
 * @throws when there is neither
 */
export function findUnprivilegedUser(preferred: string) {
  if (process.getuid?.() !== 0) return undefined
  for (const name of [preferred, 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) =>
      Number.parseInt(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout, 10),
    )
    if (uid !== undefined && gid !== undefined && uid > 0) return { uid, gid }
  }
  throw new Error(`There is no user "${preferred}" or "nobody" to run a program in place of root.`)
}
