import type { Context } from 'hono'
import type { Leave, Places } from '#server/http/limits/places.ts'
import { allowSlowBody } from '#server/http/listener/limit-body-time.ts'
import type { Connection } from '#server/http/request/client-ip.ts'

/** Takes a place for a body that may come slowly. @returns `null` if there is none */
export function enterSlowly(c: Context, places: Places, ip: string, uid: string): Leave | null {
  const leave = places.enter(ip, uid)
  const { incoming } = (c.env as Connection | undefined) ?? {}
  if (leave !== null && incoming) allowSlowBody(incoming)
  return leave
}
