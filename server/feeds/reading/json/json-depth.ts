/** Deeper lists are no facts of a listing, and would exhaust the stack. */
const MAX_DEPTH = 32

/** Whether a JSON text has lists within lists too deep to be read. Most texts have few lists and are not scanned. */
export function isTooDeep(json: string): boolean {
  return hasManyLists(json) && findDepth(json) > MAX_DEPTH
}

function hasManyLists(json: string): boolean {
  let count = 0
  for (let at = json.indexOf('['); at !== -1; at = json.indexOf('[', at + 1)) {
    count += 1
    if (count > MAX_DEPTH) return true
  }
  return false
}

/** The depth of nested lists and objects. */
function findDepth(json: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (inText) {
      if (sign === '\\') at += 1
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth -= 1
  }
  return deepest
}
