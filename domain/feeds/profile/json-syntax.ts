/** Lines count from 1. */
export interface ProfileProblem {
  readonly line: number
  readonly message: string
}

/**
 * JavaScript names a position for some errors only. The first line with which the text cannot be
 * continued is the wrong one.
 *
 * @param error what `JSON.parse` threw for the text
 */
export function findSyntaxProblem(json: string, error: SyntaxError): ProfileProblem {
  const lines = json.trimEnd().split('\n')
  const wrong = lines.findIndex((_, at) => isBroken(lines.slice(0, at + 1).join('\n')))
  const line = wrong === -1 ? lines.length : wrong + 1
  const reason = error.message.replace(/, [".].*$| in JSON at.*$| \(line.*$/s, '')
  return { line, message: `This is not JSON: ${reason}.` }
}

/** Whether the beginning of a JSON text already contains an error. */
function isBroken(start: string): boolean {
  try {
    JSON.parse(start)
    return false
  } catch (error) {
    const { message } = error as SyntaxError
    if (/^Unexpected end|^Unterminated/.test(message)) return false
    const position = /position (\d+)/.exec(message)?.[1]
    return position === undefined || Number(position) < start.trimEnd().length
  }
}
