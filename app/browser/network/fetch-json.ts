/** A stalled connection never fails on its own. */
const TIMEOUT_MS = 30_000

/** @throws when there is no response in time, or it is an error or no JSON */
export async function fetchJson<T>(
  path: string,
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<T> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`${path} failed with status ${response.status}.`)
  return response.json()
}
