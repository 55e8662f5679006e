/** @param time as the visitor reads it: "14:05", or "22 November, 14:05" */
export const formatKeptTime = (time: string): string => `As of ${time}`
