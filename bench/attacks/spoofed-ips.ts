import { type Attack, createRequest, flood } from '#bench/support/load/attack.ts'
import { CATALOG_LIMITS } from '#server/catalog/limits.ts'

/** The rate limit must apply, whatever `ipOf` puts into `X-Forwarded-For`. */
function floodWithIps(ipOf: (ip: string, index: number) => string): Attack['run'] {
  return async (target) => {
    const end = { ...target, until: Math.min(target.until, performance.now() + 5_000) }
    const { outcomes } = await flood(end, 10, (index) =>
      createRequest({ ...target, ip: ipOf(target.ip, index) }, 'GET', '/api/listings?type=sale'),
    )
    const answered = outcomes.get('200') ?? 0
    const tooMany = answered > CATALOG_LIMITS.api.points
    return {
      outcomes,
      ...(tooMany && {
        fault: `${answered} of at most ${CATALOG_LIMITS.api.points} were answered`,
      }),
    }
  }
}

/** A port or a forged prefix once made each request look like another client's. */
export const SPOOFED_IPS: readonly Attack[] = [
  { name: 'another port each time', run: floodWithIps((ip, index) => `${ip}:${1_024 + index}`) },
  {
    name: 'another forged prefix each time',
    run: floodWithIps((ip, index) => `10.9.${index % 250}.1, ${ip}`),
  },
  {
    name: 'another address of one IPv6 network each time',
    run: floodWithIps(
      (ip, index) => `[2001:db8:${ip.split('.').at(-1)}::${index.toString(16)}]:443`,
    ),
  },
]
