/** Registers what ends something; the last one registered runs first. */
export type OnStop = (stop: () => unknown) => void

export function createStops(report: (error: unknown) => void) {
  const stops: (() => unknown)[] = []
  return {
    onStop: (stop: () => unknown) => stops.push(stop),
    /**
     * Runs all that was registered, each after the one registered later has ended. A failure is reported and skips
     * nothing.
     *
     * @returns whether none failed
     */
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
