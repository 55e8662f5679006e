const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|\n|[^\s{}[\],:"]+/g

/**
 * The line of each value of a valid JSON text, from 1, by its path. A member's line is that of its name.
 */
export function findJsonLines(json: string): ReadonlyMap<string, number> {
  const lines = new Map([['', 1]])
  const path: (string | number)[] = []
  let line = 1
  let name: string | null = null
  for (const [token] of json.matchAll(TOKEN)) {
    const inArray = typeof path.at(-1) === 'number'
    if (token === '\n') line += 1
    else if (token === '{') path.push('')
    else if (token === '[') path.push(0)
    else if (token === '}' || token === ']') path.pop()
    else if (token === ',') {
      name = null
      if (inArray) path.push((path.pop() as number) + 1)
    } else if (token !== ':' && !inArray && name === null && path.length > 0) {
      name = JSON.parse(token) as string
      path[path.length - 1] = name
    }
    if (token === '{' || token === '}' || token === ']') name = token === '{' ? null : ''
    const key = toPathKey(path)
    if (token !== '\n' && !lines.has(key)) lines.set(key, line)
  }
  return lines
}

export const toPathKey = (path: readonly PropertyKey[]): string => path.map(String).join('\0')
