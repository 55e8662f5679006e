/** @param time as the visitor reads it: "14:05", or "November 22, 14:05" */
export const formatKeptTime = (time: string): string => `As of ${time}`
