import { SingleBar } from 'cli-progress'
import { formatNumber } from '#domain/platform/text/format-number.ts'

/** Shows progress on standard error, if that is a terminal. */
export function createProgressBar(size: number) {
  const bar = new SingleBar({
    format: '{bar} {percentage} % | {rows} rows | {speed} rows/s | {eta_formatted} left',
    stream: process.stderr,
    noTTYOutput: false,
    hideCursor: true,
    clearOnComplete: true,
  })
  const start = performance.now()
  bar.start(Math.max(1, size), 0, { rows: 0, speed: 0 })
  return {
    show(bytes: number, rows: number) {
      const speed = Math.round((rows / (performance.now() - start)) * 1_000)
      bar.update(bytes, {
        rows: formatNumber(rows),
        speed: formatNumber(speed),
      })
    },
    stop: () => bar.stop(),
  }
}
