/** "5 new since your last visit". */
export const formatNewCount = (count: number): string => `${count} new since your last visit`
