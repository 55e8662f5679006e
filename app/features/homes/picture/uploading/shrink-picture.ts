import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { UploadError } from './picture-upload.ts'
import type { Prepared } from './upload-queue.ts'

const QUALITY = 0.9
const { storedSide, fileBytes } = PICTURE_LIMITS

/**
 * The picture upright, no larger than the site keeps it, without metadata of the camera. A file that this browser
 * cannot read, or would make larger, is left unchanged.
 *
 * @throws {UploadError} when it is too large to send
 */
export async function shrinkPicture(file: File): Promise<Prepared> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  const shrunk = bitmap && (await encode(bitmap).catch(() => null))
  bitmap?.close()
  const blob = shrunk !== null && shrunk.size < file.size ? shrunk : file
  if (blob.size > fileBytes) throw new UploadError('too large')
  return { blob, isShown: bitmap !== null }
}

async function encode(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, storedSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas.')
  // Transparent pixels get a white background, as on the server.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  // This encodes off the main thread.
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
