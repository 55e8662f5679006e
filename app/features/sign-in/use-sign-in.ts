import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Identity, Provider } from '#app/clients/identity/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { loginNotices, registrationNotices } from '#content/texts/identity.ts'

/**
 * How long a notice stays, and how long after a success the visitor goes on
 * (docs/product.md, "Timings").
 */
const NOTICE_MS = 1000

/** The ways into an account. */
export type Way = 'login' | 'registration' | Provider

/**
 * Signing in, by any way (docs/product.md, "Login form"). A success says so for a second and then
 * goes to `/home`, unless the visitor has left by then; a failure says so for a second, whatever
 * its cause.
 */
export function useSignIn() {
  const navigate = useNavigate()
  const notify = useNotify()
  const [running, setRunning] = useState<readonly Way[]>([])
  const state = useRef({ running: new Set<Way>(), here: true, leaving: false, timer: 0 })
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    const { current } = state
    current.here = true
    return () => {
      current.here = false
      clearTimeout(current.timer)
    }
  }, [])

  async function enter(
    way: Way,
    work: (identity: Identity) => Promise<void>,
    onFailure: (error: unknown) => void = () => {},
  ): Promise<void> {
    const { current } = state
    if (current.leaving || current.running.has(way)) return
    const words = way === 'registration' ? registrationNotices : loginNotices
    const show = () => setRunning([...current.running])
    current.running.add(way)
    show()
    try {
      await withIdentity(work)
      if (!current.here || current.leaving) return
      current.leaving = true
      setLeaving(true)
      notify(words.success, 'success', NOTICE_MS)
      // The card is behind the visitor then: going back leads past it.
      current.timer = window.setTimeout(() => navigate('/home', { replace: true }), NOTICE_MS)
    } catch (error) {
      if (!current.here || current.leaving) return
      notify(words.failure, 'error', NOTICE_MS)
      onFailure(error)
    } finally {
      current.running.delete(way)
      show()
    }
  }

  return { enter, running, leaving }
}
