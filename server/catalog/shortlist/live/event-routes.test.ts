import { expect, it } from 'vitest'
import { shortlistEventsPath } from '#domain/catalog/shortlist/links.ts'
import { shortlistEventRoutes } from './event-routes.ts'
import { createShortlistHub } from './hub.ts'

const LIST = '00000000-0000-4000-8000-000000000000'

it('keeps room for the other members of a list, however many streams one of them opens', async () => {
  const stopping = new AbortController()
  let clients = 0
  const app = shortlistEventRoutes({
    hub: createShortlistHub(),
    // Somebody who opens so many has many addresses, too.
    clientIp() {
      clients += 1
      return `10.0.0.${clients}`
    },
    findMember: async (c) => ({ id: c.req.header('Cookie') ?? '', name: 'Vira' }),
    stopping: stopping.signal,
  })
  const opened: Response[] = []
  const open = async (member: string) => {
    const path = shortlistEventsPath(LIST)
    const response = await app.request(path, { headers: { Cookie: member } })
    opened.push(response)
    return response.status
  }
  const viewer: number[] = []
  for (let times = 0; times < 100; times += 1) viewer.push(await open('viewer'))
  expect(viewer.filter((status) => status === 200).length).toBeLessThan(100)
  expect(await open('owner')).toBe(200)
  stopping.abort()
  await Promise.all(opened.map((response) => response.body?.cancel()))
})
