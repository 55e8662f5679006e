import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { log } from '#server/platform/log/log.ts'
import { QueueBusyError } from '#server/platform/runtime/queue-busy-error.ts'
import { UnavailableError } from '#server/platform/runtime/unavailable.ts'
import { createErrorHandler } from './error-handler.ts'

beforeEach(() => void vi.spyOn(log, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

async function responseTo(error: Error) {
  const printed = vi.spyOn(console, 'error')
  const app = new Hono()
  app.onError(createErrorHandler('It failed.'))
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/')
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
  return { status: response.status, text: await response.text(), headers: response.headers }
}

it('logs a fault, and does not reveal it', async () => {
  const error = new Error('a secret')
  const { status, text, headers } = await responseTo(error)
  expect({ status, text }).toEqual({ status: 500, text: 'This cannot be answered.' })
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(log.error).toHaveBeenCalledWith({ err: error }, 'It failed.')
})

it('says when to retry if something is unavailable', async () => {
  const { status, headers } = await responseTo(new UnavailableError('The database is away.', 7))
  expect([status, headers.get('Retry-After')]).toEqual([503, '7'])
})

it('logs no full queue, which is counted', async () => {
  const { status } = await responseTo(new QueueBusyError('Too much waits.', 2))
  expect(status).toBe(503)
  expect(log.error).not.toHaveBeenCalled()
})

it('passes a refusal on, and logs nothing', async () => {
  const { status, text } = await responseTo(new HTTPException(403, { message: 'Not here.' }))
  expect([status, text]).toEqual([403, 'Not here.'])
  expect(log.error).not.toHaveBeenCalled()
})

it('logs no client that disconnected before its request was complete', async () => {
  const error = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const { status } = await responseTo(error)
  expect(status).toBe(400)
  expect(log.error).not.toHaveBeenCalled()
})
