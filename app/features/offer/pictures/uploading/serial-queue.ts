/** Runs one piece of work after the other, also after one that failed. */
export function createSerialQueue() {
  let last: Promise<void> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    last = last.then(work, work)
    return last
  }
}
