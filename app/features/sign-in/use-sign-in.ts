import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { IdentityClient, Provider } from '#app/clients/identity/contract/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { useNotify } from '#app/ui/notice.tsx'
import { loginNotices, registrationNotices } from '#content/texts/account/identity.ts'
import { PATHS } from '#domain/site/links.ts'

/**
 * How long a notice stays, and the delay before the redirect
 * (docs/product.md, "Timings").
 */
const NOTICE_MS = 1000

export type SignInMethod = 'login' | 'registration' | Provider

/**
 * Signs in by any method (docs/product.md, "Login form"). A success shows a notice and goes to `/home`,
 * unless the visitor has left the page by then. A failure shows one notice whatever its cause.
 */
export function useSignIn() {
  const navigate = useNavigate()
  const notify = useNotify()
  const [running, setRunning] = useState<readonly SignInMethod[]>([])
  const state = useRef({
    running: new Set<SignInMethod>(),
    isMounted: true,
    leaving: false,
    timer: 0,
  })
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    const { current } = state
    current.isMounted = true
    return () => {
      current.isMounted = false
      clearTimeout(current.timer)
    }
  }, [])

  async function enter(
    method: SignInMethod,
    work: (identity: IdentityClient) => Promise<void>,
    onFailure: (error: unknown) => void = () => {},
  ): Promise<void> {
    const { current } = state
    if (current.leaving || current.running.has(method)) return
    const notices = method === 'registration' ? registrationNotices : loginNotices
    const update = () => setRunning([...current.running])
    current.running.add(method)
    update()
    try {
      await withIdentity(work)
      if (!current.isMounted || current.leaving) return
      current.leaving = true
      setLeaving(true)
      notify(notices.success, 'success', NOTICE_MS)
      // The back button should not lead to the sign-in page again.
      current.timer = window.setTimeout(() => navigate(PATHS.home, { replace: true }), NOTICE_MS)
    } catch (error) {
      if (!current.isMounted || current.leaving) return
      notify(notices.failure, 'error', NOTICE_MS)
      onFailure(error)
    } finally {
      current.running.delete(method)
      update()
    }
  }

  return { enter, running, leaving }
}
