import { useCallback, useState } from 'react'

export interface TileStatus {
  readonly available: boolean
  readonly setAvailable: (available: boolean) => void
  /** A new number reloads the tiles. */
  readonly attempt: number
  readonly reload: () => void
}

export function useTileStatus(): TileStatus {
  const [available, setAvailable] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => {
    setAvailable(true)
    setAttempt((previous) => previous + 1)
  }, [])
  return { available, setAvailable, attempt, reload }
}
