import type { Context } from 'hono'
import type { Leave, Places } from '#server/http/limits/places.ts'
import { allowSlowBody } from '#server/http/listener/limit-body-time.ts'
import type { Connection } from '#server/http/request/client-ip.ts'

interface SlowPlace {
  readonly leave: Leave
  /** Aborts when the place goes to somebody who has fewer, so that slow bodies of a few do not keep all others out. */
  readonly taken: AbortSignal
}

/** Takes a place for a body that may come slowly. @returns `null` if there is none */
export function enterSlowly(c: Context, places: Places, ip: string, uid: string): SlowPlace | null {
  const controller = new AbortController()
  const leave = places.enter(ip, uid, () => controller.abort())
  if (leave === null) return null
  const { incoming } = (c.env as Connection | undefined) ?? {}
  if (incoming) allowSlowBody(incoming)
  return { leave, taken: controller.signal }
}
