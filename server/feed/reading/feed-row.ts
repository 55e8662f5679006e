import type { FeedRecord } from '#domain/feed/fields.ts'

/** A row of a file, and the line that it begins in, counted from 1. */
export type FeedRow =
  | { readonly line: number; readonly record: FeedRecord }
  /** What cannot be read at all. */
  | { readonly line: number; readonly broken: string }
  /** The file stops in the middle of something; nothing comes after this. */
  | { readonly line: number; readonly endsEarly: string }
