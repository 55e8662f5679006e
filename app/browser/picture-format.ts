import type { PictureFormat } from '#domain/catalog/listing/picture.ts'

/** The smallest format that this browser shows; the older one if it cannot tell. */
export async function getPictureFormat(): Promise<PictureFormat> {
  if (typeof ImageDecoder === 'undefined') return 'jpg'
  return (await ImageDecoder.isTypeSupported('image/avif')) ? 'avif' : 'jpg'
}
