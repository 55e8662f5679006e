import { redirect } from 'react-router'
import { expect, it } from 'vitest'
import { lostConnectionTexts } from '#texts/site/lost-connection.ts'
import { keepOnLostConnection } from './keep-on-lost-connection.ts'

const createRequest = () =>
  new Request('https://homiq.example/moderation', {
    method: 'POST',
    body: new URLSearchParams({ id: '7', reason: 'It is copied.' }),
  })

it('returns the posted fields and a problem, although the action has read the form', async () => {
  const request = createRequest()
  const outcome = await keepOnLostConnection()({
    request,
    async serverAction() {
      await request.text()
      throw new TypeError('Failed to fetch')
    },
  })
  expect(outcome).toMatchObject({
    data: { id: '7', reason: 'It is copied.', problem: lostConnectionTexts.notDone },
    init: { status: 503 },
  })
})

it.each([
  ['a redirect', redirect('/home')],
  ['an error of the server', new Error('404')],
])('passes on %s', async (_, thrown) => {
  const request = createRequest()
  const answer = keepOnLostConnection()({ request, serverAction: () => Promise.reject(thrown) })
  await expect(answer).rejects.toBe(thrown)
})
