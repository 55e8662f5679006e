/** Embeddings, overrides and isolates, which turn what stands after them in the same line. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** Whether a text that stands beside others can turn them around. Marks of direction alone turn nothing. */
export const hasBidiControls = (text: string): boolean => text.search(TURNING) >= 0

export const stripBidiControls = (text: string): string => text.replace(TURNING, '')
