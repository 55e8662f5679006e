/**
 * Ends the process with the sentence of an error and a status that is not 0, so that whoever runs it
 * starts it anew.
 */
export function endProcess(error: Error): void {
  // Thrown outside of every promise, which would only be rejected.
  queueMicrotask(() => {
    throw error
  })
}
