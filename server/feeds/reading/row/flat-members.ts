type Visit = (name: string, value: unknown) => void

/** Visits the members of an object that have a value; nested ones are named like `Realtor.name`. */
export function visitMembers(object: object, visit: Visit, prefix = ''): void {
  const members = object as Readonly<Record<string, unknown>>
  for (const name of Object.keys(members)) {
    const value = members[name]
    if (value === null || value === '') continue
    if (prefix === '' && typeof value === 'object' && !Array.isArray(value))
      visitMembers(value, visit, `${name}.`)
    else visit(prefix + name, value)
  }
}

export function getFlatMembers(object: object): ReadonlyMap<string, unknown> {
  const members = new Map<string, unknown>()
  visitMembers(object, (name, value) => members.set(name, value))
  return members
}
