import { useEffect, useState, useSyncExternalStore } from 'react'
import { NOTHING_SENT, queues } from './queues.ts'
import type { SendQueue, SendState } from './send-queue.ts'

const subscribeToNothing = () => () => {}

export const useSendState = (queue: SendQueue | null): SendState =>
  useSyncExternalStore(
    queue?.subscribe ?? subscribeToNothing,
    () => queue?.getState() ?? NOTHING_SENT,
    () => NOTHING_SENT,
  )

const load = async (home: string) => (await import('./home-queues.ts')).getSendQueue(home)

/** The queue of a home, once its code is there. It is loaded early, while there is a connection. */
export function useSendQueue(home: string): SendQueue | null {
  const [queue, setQueue] = useState(() => queues.get(home) ?? null)
  useEffect(() => {
    load(home).then(setQueue, (error) => {
      console.error('The code that sends pictures did not come.', error)
    })
  }, [home])
  return queue
}
