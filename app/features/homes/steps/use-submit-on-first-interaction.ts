import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

/** Events that people cause, but programs that follow mailed links do not. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Submits on the first interaction, so that a mailed link needs one click but link scanners change nothing. Without
 * scripts the form's button submits.
 */
export function useSubmitOnFirstInteraction(isEnabled: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  useEffect(() => {
    if (!isEnabled) return
    const stop = new AbortController()
    const send = () => {
      stop.abort()
      if (form.current !== null) void submit(form.current)
    }
    for (const sign of SIGNS) addEventListener(sign, send, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [isEnabled, submit])
  return form
}
