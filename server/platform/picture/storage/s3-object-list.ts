import sax from 'sax'

interface ObjectList {
  readonly objects: readonly { readonly key: string; readonly modifiedAt: Date }[]
  /** The token of the next page; `null` on the last one. */
  readonly next: string | null
}

/**
 * Reads a response of ListObjectsV2.
 *
 * @throws {Error} if it is not XML
 */
export function readObjectList(xml: string): ObjectList {
  const parser = sax.parser(true)
  const objects: { key: string; modifiedAt: Date }[] = []
  let text = ''
  let key = ''
  let next: string | null = null
  parser.onerror = (error) => {
    throw error
  }
  parser.onopentag = () => {
    text = ''
  }
  parser.ontext = (part) => {
    text += part
  }
  parser.onclosetag = (name) => {
    if (name === 'Key') key = text
    if (name === 'LastModified') objects.push({ key, modifiedAt: new Date(text) })
    if (name === 'NextContinuationToken') next = text
  }
  parser.write(xml).close()
  return { objects, next }
}
