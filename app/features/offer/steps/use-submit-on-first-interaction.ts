import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

/** What people do on a page and programs that open mailed links do not. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Submits a form at the first sign that a person looks at the page, so that a link in a mail takes one press. Without
 * a script its button does.
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
