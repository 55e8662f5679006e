/** How long notices show, in milliseconds (docs/product/shell.md, "Notices and messages"). */
export const NOTICE_MS = {
  usual: 2_000,
  /** The next page, or the button that can be pressed again, says the same. */
  brief: 1_000,
  /** A form waits for a connection, or was sent later: the notice says more. */
  queued: 4_000,
  /** The visitor expected another page and must notice why it did not open. */
  pageStays: 5_000,
  /** Long enough to read it and press its button. */
  undo: 8_000,
} as const
