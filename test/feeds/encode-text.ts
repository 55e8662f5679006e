/** The bytes of a text in an encoding of one byte for each letter, such as windows-1251. */
export function encodeText(text: string, encoding: string): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))
  return Uint8Array.from(text, (letter) => {
    const byte = letters.indexOf(letter)
    if (byte === -1) throw new Error(`There is no ${letter} in ${encoding}.`)
    return byte
  })
}
