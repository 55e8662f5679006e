import type { Lock, Locker } from '@tus/server'

/**
 * Serializes requests for one file; a new request asks the one before it to end. The package's own
 * locker polls while it waits, which keeps a core busy.
 */
export function createLocker(): Locker {
  /** The last request in line for each file, until it has ended. */
  const last = new Map<string, { readonly ended: Promise<void>; readonly askToEnd: () => void }>()

  function newLock(id: string): Lock {
    let end: (() => void) | undefined
    return {
      async lock(signal, askToEnd) {
        const before = last.get(id)
        const { promise: ended, resolve } = Promise.withResolvers<void>()
        const own = { ended, askToEnd }
        last.set(id, own)
        end = () => {
          if (last.get(id) === own) last.delete(id)
          resolve()
        }
        before?.askToEnd()
        await before?.ended
        if (!signal.aborted) return
        end()
        throw signal.reason
      },
      async unlock() {
        end?.()
      },
    }
  }

  return { newLock }
}
