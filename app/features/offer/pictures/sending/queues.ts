import type { SendQueue, SendState } from './send-queue.ts'

/** By home. Apart from the code of queues, which loads only where pictures are chosen. */
export const queues = new Map<string, SendQueue>()

export const NOTHING_SENT: SendState = { pictures: [], added: 0 }
