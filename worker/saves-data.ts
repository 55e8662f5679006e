/** Whether the visitor asked to save data, where browsers tell. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
