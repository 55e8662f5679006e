import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type AccountState, useAccount } from '#app/clients/identity/use-account.ts'

/** How long after opening the session is looked at (docs/product.md, "Timings"). */
const CHECK_DELAY_MS = 1000

/**
 * The account for a page that is for its owner only: nothing is known of it for the first second;
 * then, and whenever it turns out that nobody is signed in, the visitor is led to `/`
 * (docs/product.md, "Settings page").
 */
export function useCheckedAccount(): { readonly state: AccountState; readonly retry: () => void } {
  const navigate = useNavigate()
  const { state, retry } = useAccount()
  const [checked, setChecked] = useState(false)
  const nobody = state.known === 'account' && state.account === null

  useEffect(() => {
    const timer = setTimeout(() => setChecked(true), CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (checked && nobody) navigate('/', { replace: true })
  }, [checked, nobody, navigate])

  return { state: checked && !nobody ? state : { known: 'nothing' }, retry }
}
