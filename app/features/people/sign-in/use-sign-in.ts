import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { IdentityClient, Provider } from '#app/clients/identity/contract/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { NOTICE_MS, useNotify } from '#app/ui/notice.tsx'
import { parseSignInTarget } from '#domain/people/sign-in-target.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { loginNotices, registrationNotices } from '#texts/people/identity.ts'

const getNextPath = (): string => parseSignInTarget(location.hash) ?? PATHS.home

export type SignInMethod = 'login' | 'registration' | Provider

/**
 * Signs in by any method (docs/product/people.md, "Login form"). A success shows a notice and returns to the page that asked
 * for the sign-in, or else to `/home`, unless the visitor has left by then. A failure shows the same notice whatever
 * its cause.
 */
export function useSignIn() {
  const navigate = useNavigate()
  const notify = useNotify()
  const [pendingMethods, setPendingMethods] = useState<readonly SignInMethod[]>([])
  const state = useRef({
    pendingMethods: new Set<SignInMethod>(),
    isMounted: true,
    isRedirecting: false,
    timer: 0,
  })
  const [isRedirecting, setIsRedirecting] = useState(false)

  useEffect(() => {
    const { current } = state
    current.isMounted = true
    return () => {
      current.isMounted = false
      clearTimeout(current.timer)
    }
  }, [])

  async function startSignIn(
    method: SignInMethod,
    signIn: (identity: IdentityClient) => Promise<void>,
    onFailure: (error: unknown) => void = () => {},
  ): Promise<void> {
    const { current } = state
    if (current.isRedirecting || current.pendingMethods.has(method)) return
    const notices = method === 'registration' ? registrationNotices : loginNotices
    const update = () => setPendingMethods([...current.pendingMethods])
    current.pendingMethods.add(method)
    update()
    try {
      await withIdentity(signIn)
      if (!current.isMounted || current.isRedirecting) return
      current.isRedirecting = true
      setIsRedirecting(true)
      notify.success(notices.success, NOTICE_MS.brief)
      // The back button should not lead to the sign-in page again.
      current.timer = window.setTimeout(
        () => navigate(getNextPath(), { replace: true }),
        NOTICE_MS.brief,
      )
    } catch (error) {
      if (!current.isMounted || current.isRedirecting) return
      notify.error(notices.failure, NOTICE_MS.brief)
      onFailure(error)
    } finally {
      current.pendingMethods.delete(method)
      update()
    }
  }

  return { startSignIn, pendingMethods, isRedirecting }
}
