/** Ends the process with an uncaught error, so that its supervisor restarts it. */
export function endProcess(error: Error): void {
  // Outside of any promise, which would only be rejected.
  queueMicrotask(() => {
    throw error
  })
}
