import { useState } from 'react'

/** Degrees north and east. */
interface Position {
  readonly lat: number
  readonly lng: number
}

const TIMEOUT_MS = 10_000
const MAX_AGE_MS = 60_000

type PositionState = Position | 'unknown' | 'asked' | 'refused'

/** The visitor's position. Asks only the browser, and only when `ask` is called. */
export function usePosition() {
  const [state, setState] = useState<PositionState>('unknown')

  function ask() {
    const refuse = () => setState('refused')
    setState('asked')
    if (!('geolocation' in navigator)) return refuse()
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState({ lat: coords.latitude, lng: coords.longitude }),
      refuse,
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    )
  }

  return {
    position: typeof state === 'string' ? null : state,
    isAsked: state === 'asked',
    isRefused: state === 'refused',
    ask,
    forget: () => setState('unknown'),
  }
}
