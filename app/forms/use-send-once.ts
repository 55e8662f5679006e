import { useRef } from 'react'
import { useNotify } from '#app/ui/notice.tsx'

interface Notices {
  readonly success: string
  readonly failure: string
}

/**
 * Sends one thing at a time and says how it went (docs/product.md, "Notices and messages"). What
 * comes while one is under way does nothing (docs/product.md, "Forms").
 *
 * @returns what sends, and tells whether it was taken
 */
export function useSendOnce({ success, failure }: Notices) {
  const notify = useNotify()
  const underWay = useRef(false)
  return async (work: () => Promise<void>): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    try {
      await work()
      notify(success)
      return true
    } catch {
      notify(failure, 'error')
      return false
    } finally {
      underWay.current = false
    }
  }
}
