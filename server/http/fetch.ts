import type { Connection } from './client-ip.ts'

/** What answers requests; `connection` says over what they came. */
export type Fetch = (request: Request, connection?: Connection) => Response | Promise<Response>
