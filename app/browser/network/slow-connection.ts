interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const getNetworkInformation = (): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection

/** Whether the visitor asked to save data, where browsers tell. */
export const savesData = (): boolean => getNetworkInformation()?.saveData === true

/** Whether large things should wait until they are asked for: data is saved, or the line is slower than 4G. */
export const isConnectionSlow = (): boolean =>
  savesData() || /^(slow-2g|2g|3g)$/.test(getNetworkInformation()?.effectiveType ?? '')
