/** Registers what ends something; the last one registered runs first. */
export type OnStop = (stop: () => unknown) => void

export interface Stops {
  readonly onStop: OnStop
  /**
   * Runs all that was registered, each after the one registered later has ended. A failure is reported and skips
   * nothing.
   *
   * @returns whether none failed
   */
  readonly stopAll: () => Promise<boolean>
}

export function createStops(report: (error: unknown) => void): Stops {
  const stops: (() => unknown)[] = []
  return {
    onStop: (stop) => stops.push(stop),
    async stopAll() {
      let isClean = true
      for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
        try {
          await stop()
        } catch (error) {
          report(error)
          isClean = false
        }
      }
      return isClean
    },
  }
}
