import { useEffect, useEffectEvent } from 'react'
import { signedOutAt } from './signed-out-at.ts'

/** Calls back when somebody signs out in any tab, or did so while the browser kept this page for Back. */
export function useSignOut(onSignOut: () => void): void {
  const call = useEffectEvent(onSignOut)
  useEffect(() => {
    let seen = signedOutAt.get()
    const check = () => {
      if (signedOutAt.get() === seen) return
      seen = signedOutAt.get()
      call()
    }
    const unsubscribe = signedOutAt.subscribe(check)
    window.addEventListener('pageshow', check)
    return () => {
      unsubscribe()
      window.removeEventListener('pageshow', check)
    }
  }, [])
}
