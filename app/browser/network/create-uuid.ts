/** `crypto.randomUUID` exists only in secure contexts. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_, first, second, third, fourth, last) => `${first}-${second}-4${third}-8${fourth}-${last}`,
  )
}
