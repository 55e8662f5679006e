import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type ConversationEvent,
  MESSAGE_EVENT,
} from '#domain/messages/conversation/message/conversation-event.ts'
import { listenToMessages } from './message-events.ts'

const EVENT: ConversationEvent = { conversation: 'c1', seq: 3, isRead: false }

/** A stream that opens, emits and fails on demand. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static readonly OPEN = 1
  readyState = 0
  constructor() {
    super()
    streams.push(this)
  }
  accept() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  tell(data: string) {
    this.dispatchEvent(Object.assign(new Event(MESSAGE_EVENT), { data }))
  }
  /** Fails the way it does when a server has no capacity for another stream. */
  refuse() {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
  close() {
    this.readyState = 2
  }
}

let streams: Stream[]
let heard: (ConversationEvent | null)[]
let end: () => void
let testNumber = 0
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const show = (visibilityState: string) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
beforeEach(() => {
  vi.useFakeTimers()
  testNumber += 1
  // Each test moves the clock on, so that no earlier refusal delays its stream.
  vi.advanceTimersByTime(testNumber * 3_600_000)
  vi.stubGlobal('EventSource', Stream)
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  streams = []
  heard = []
  end = listenToMessages((event) => heard.push(event))
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('reports events of the stream, and does not poll while it is open', () => {
  const [stream] = streams
  stream?.accept()
  expect(heard).toEqual([null])
  stream?.tell(JSON.stringify(EVENT))
  vi.advanceTimersByTime(120_000)
  expect(heard).toEqual([null, EVENT])
  expect(streams).toHaveLength(1)
})

it('polls every 15 seconds if the stream is refused, and reopens it after a minute', () => {
  streams[0]?.refuse()
  vi.advanceTimersByTime(45_000)
  expect(heard).toEqual([null, null, null])
  expect(streams).toHaveLength(1)
  vi.advanceTimersByTime(15_000)
  expect(streams).toHaveLength(2)
  streams[1]?.accept()
  heard = []
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual([])
})

it('requests nothing while the page is hidden, and polls at once when it is shown', () => {
  streams[0]?.accept()
  heard = []
  show('hidden')
  expect(streams[0]?.readyState).toBe(Stream.CLOSED)
  vi.advanceTimersByTime(120_000)
  expect(heard).toEqual([])
  show('visible')
  expect(heard).toEqual([null])
  expect(streams).toHaveLength(2)
})

it('shares one stream between listeners until the last one stops', () => {
  const endOther = listenToMessages(() => {})
  end()
  expect(streams).toHaveLength(1)
  expect(streams[0]?.readyState).not.toBe(Stream.CLOSED)
  endOther()
  expect(streams[0]?.readyState).toBe(Stream.CLOSED)
  vi.advanceTimersByTime(120_000)
  expect(heard).toEqual([])
})
