const TIMEOUT_MS = 30_000

/**
 * Has this site's server erase what it keeps of an account that another provider has.
 *
 * @param token made after a fresh proof
 * @throws when the server is not reached, or refuses
 */
export async function eraseData(token: string): Promise<void> {
  const { ok, status } = await fetch('/my/data', {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!ok) throw new Error(`The data was not erased: the server answered ${status}.`)
}
