import type { PictureFormat } from '#domain/listing/picture.ts'

/** The smaller format that this browser shows. Browsers that cannot tell get the older one. */
export async function getPictureFormat(): Promise<PictureFormat> {
  if (typeof ImageDecoder === 'undefined') return 'jpg'
  return (await ImageDecoder.isTypeSupported('image/avif')) ? 'avif' : 'jpg'
}
