import { join } from 'node:path'
import { LONGEST_PATH } from '../db/embedded/place.ts'

/**
 * Where a running server takes orders of its operator: a socket in its data folder, or where there
 * are no such sockets (Windows) or the path would be too long, a loopback port, which a file in the
 * data folder names together with the token that every request needs.
 */
export type ControlPlace =
  | { readonly kind: 'socket'; readonly path: string }
  | { readonly kind: 'port'; readonly file: string }

/** What the file of a loopback port says. */
export interface ControlPort {
  readonly port: number
  readonly token: string
}

export function controlPlace(dataDir: string): ControlPlace {
  const path = join(dataDir, 'control.sock')
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH
    ? { kind: 'port', file: join(dataDir, 'control.json') }
    : { kind: 'socket', path }
}
