interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const getConnection = (): Connection | undefined =>
  (navigator as { connection?: Connection }).connection

/** Whether the visitor asked to save data, where browsers tell. */
export const savesData = (): boolean => getConnection()?.saveData === true

/** Whether large things should wait until they are asked for: data is saved, or the line is slower than 4G. */
export const isConnectionSlow = (): boolean =>
  savesData() || /^(slow-2g|2g|3g)$/.test(getConnection()?.effectiveType ?? '')
