import type { SendQueue, SendState } from './send-queue.ts'

/** Of this page, by home. Their code is loaded where pictures are chosen. */
export const queues = new Map<string, SendQueue>()

export const NOTHING_SENT: SendState = { pictures: [], added: 0 }
