import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { CANARY } from './odd-text.ts'

/** What must never be logged. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['what someone typed', new RegExp(CANARY, 'i')],
  ['an address of mail', /[\w.+-]+@[\w-]+\.\w+/],
  ['a token', /eyJ[\w-]{10,}/],
  ['the hash of a password', /\$scrypt\$/],
  ['a secret of 256 bits', /(?<![\w/-])[\w-]{43}(?![\w/-])/],
]

function findLineFault(line: string): string | null {
  const plain = line.replace(/%([\da-f]{2})/gi, (_, byte) =>
    String.fromCharCode(parseInt(byte, 16)),
  )
  for (const [name, pattern] of SECRETS) {
    if (pattern.test(line) || pattern.test(plain)) return `The log has ${name}: ${line}`
  }
  const level = /^\{"level":"(\w+)"/.exec(line)?.[1]
  if (level === undefined) return `It has printed what is no line of the log: ${line}`
  return level === 'error' || level === 'fatal' ? `It has logged an error: ${line}` : null
}

export interface LogWatcher {
  /** The first fault in the lines that were added since the last call. */
  readonly findFault: () => string | null
}

/** Starts at the current end of the file. */
export function watchLog(file: string): LogWatcher {
  let from = 0
  let rest = ''

  function readNewLines(): string[] {
    const descriptor = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(fstatSync(descriptor).size - from)
      from += readSync(descriptor, bytes, 0, bytes.length, from)
      const lines = (rest + bytes.toString('utf8')).split('\n')
      rest = lines.pop() ?? ''
      return lines
    } finally {
      closeSync(descriptor)
    }
  }

  readNewLines()
  return {
    findFault() {
      for (const line of readNewLines()) {
        const fault = findLineFault(line)
        if (fault !== null) return fault
      }
      return null
    },
  }
}
