import { useCallback, useState } from 'react'

/** Whether the picture of a map comes, and how often it was asked for again. */
export function useTilesCome() {
  const [come, setCome] = useState(true)
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => {
    setCome(true)
    setAttempt((before) => before + 1)
  }, [])
  return { come, setCome, attempt, again }
}
