import { formatNumber } from '#domain/platform/text/format-number.ts'

/** Shows progress in one line of standard error, if that is a terminal. */
export function createProgress(size: number) {
  const write = (text: string) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
  }
  return {
    show: (bytes: number, rows: number) =>
      write(`${Math.floor((bytes / size) * 100)} %, ${formatNumber(rows)} rows`),
    stop: () => write(''),
  }
}
