import { join } from 'node:path'
import type { Env } from '#server/platform/config/env.ts'
import { createDiskStorage } from './disk-storage.ts'
import type { FileKind, FileStorage } from './file-storage.ts'

/** The configured bucket, else a folder of the data folder. Loads the S3 client only if it is used. */
export async function openStorage(env: Env, kind: FileKind): Promise<FileStorage> {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return createDiskStorage(join(env.DATA_DIR, kind.folder), kind)
  const { createS3Storage } = await import('./s3-storage.ts')
  const bucket = {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
  return createS3Storage(bucket, kind)
}
