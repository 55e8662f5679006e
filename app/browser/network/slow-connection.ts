interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const getNetworkInformation = (): NetworkInformation | undefined =>
  (navigator as { connection?: NetworkInformation }).connection

/** Whether the visitor asked to save data; `false` in browsers that do not tell. */
export const savesData = (): boolean => getNetworkInformation()?.saveData === true

/**
 * Whether large resources should load on request only: the visitor saves data, or the connection is slower
 * than 4G.
 */
export const isConnectionSlow = (): boolean =>
  savesData() || /^(slow-2g|2g|3g)$/.test(getNetworkInformation()?.effectiveType ?? '')
