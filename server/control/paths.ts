import { join } from 'node:path'

/** The socket on which a running server takes orders of its operator, in its data folder. */
export const socketPath = (dataDir: string): string => join(dataDir, 'control.sock')

/**
 * Where there can be no socket (Windows, a path that is too long, some network disks), a file in its
 * place names a loopback port and the token that every request needs.
 */
export const portFile = (dataDir: string): string => join(dataDir, 'control.json')

/** What that file says. */
export interface ControlPort {
  readonly port: number
  readonly token: string
}
