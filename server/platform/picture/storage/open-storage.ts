import type { Env } from '#server/platform/config/env.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { PictureStorage } from './picture-storage.ts'

/** The configured bucket, else a folder. Loads the S3 client only if it is used. */
export async function openPictureStorage(env: Env, folder: string): Promise<PictureStorage> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return createDiskStorage(folder)
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
