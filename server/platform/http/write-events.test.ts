import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { expect, it } from 'vitest'
import {
  type ConversationEvent,
  joinEvents,
} from '#domain/messages/conversation/message/conversation-event.ts'
import { createMessageHub } from '#server/messages/conversation/message-hub.ts'
import { writeEvents } from './write-events.ts'

const event = (seq: number) => ({ conversation: 'a', seq, isRead: false })

async function open(mayGoOn = async () => true) {
  const hub = createMessageHub()
  const controller = new AbortController()
  const app = new Hono()
  const options = {
    name: 'news',
    subscribe: (listener: (event: ConversationEvent) => void) => hub.subscribe('me', listener),
    getSubject: ({ conversation }: ConversationEvent) => conversation,
    join: joinEvents,
    mayGoOn,
    signal: controller.signal,
    heartbeatMs: 10,
    joinMs: 5,
  }
  app.get('/', (c) =>
    streamSSE(c, (stream) => writeEvents(stream, { ...options, missed: async () => [event(1)] })),
  )
  const response = await app.request('/')
  let come = ''
  const read = async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      come += piece
    return come
  }
  return { hub, controller, text: read(), getCome: () => come }
}

it('sends missed and new events: only the last of a conversation, and none of others', async () => {
  const { hub, controller, text, getCome } = await open()
  for (const seq of [2, 4, 3]) hub.publish(['me', null], event(seq))
  hub.publish(['somebody else'], { ...event(9), conversation: 'b' })
  // A heartbeat, and everything due before it.
  await expect.poll(getCome).toContain('\n:\n')
  controller.abort()
  const lines = (await text).split('\n')
  const told = lines.flatMap((line) => (line.startsWith('data: ') ? JSON.parse(line.slice(6)) : []))
  expect(told.at(-1)).toEqual(event(4))
  expect(told.length).toBeLessThan(4)
  expect(lines).toContain(':')
  expect(hub.listeners()).toEqual([])
})

it('ends once its reader is signed out', async () => {
  const { hub, text } = await open(async () => false)
  expect(await text).not.toContain(':\n\n')
  expect(hub.listeners()).toEqual([])
})

it('checks the sign-in even while events keep coming', async () => {
  const { hub, text } = await open(async () => false)
  let seq = 1
  const talk = setInterval(() => {
    seq += 1
    hub.publish(['me'], event(seq))
  }, 1)
  await text
  clearInterval(talk)
  expect(hub.listeners()).toEqual([])
})
