import type { Connection } from './client-ip.ts'

export type Fetch = (request: Request, connection?: Connection) => Response | Promise<Response>
