/** Runs tasks one at a time; a failed task does not stop the next. */
export function createSerialQueue() {
  let last: Promise<void> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    last = last.then(work, work)
    return last
  }
}
