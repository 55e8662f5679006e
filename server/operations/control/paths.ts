import { join } from 'node:path'
import * as z from 'zod'

export const socketPath = (dataDir: string): string => join(dataDir, 'control.sock')

/**
 * If a socket cannot be created (Windows, long paths, some network file systems), the server
 * listens on a loopback port, and this file has the port and the token that each request needs.
 */
export const portFile = (dataDir: string): string => join(dataDir, 'control.json')

export const portSchema = z.object({ port: z.int().min(1).max(65_535), token: z.string() })
