/** @param time as the visitor reads it: "14:05", or "22 листопада, 14:05" */
export const formatKeptTime = (time: string): string => `Станом на ${time}`
