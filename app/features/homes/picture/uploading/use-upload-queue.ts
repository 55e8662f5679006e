import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadQueue, UploadState } from './upload-queue.ts'
import { NO_UPLOADS, queues } from './upload-queue-registry.ts'

const subscribeToNothing = () => () => {}

export const useUploadState = (queue: UploadQueue | null): UploadState =>
  useSyncExternalStore(
    queue?.subscribe ?? subscribeToNothing,
    () => queue?.getState() ?? NO_UPLOADS,
    () => NO_UPLOADS,
  )

const load = async (home: string) => (await import('./get-upload-queue.ts')).getUploadQueue(home)

/** The upload queue of a home. Its code is loaded early, while there is a connection; `null` until then. */
export function useUploadQueue(home: string): UploadQueue | null {
  const [queue, setQueue] = useState(() => queues.get(home) ?? null)
  useEffect(() => {
    load(home).then(setQueue, (error) => {
      console.error('The code that sends pictures did not come.', error)
    })
  }, [home])
  return queue
}
