/**
 * Embeddings, overrides and isolates, which change the direction of the text after them in the same
 * line.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** Whether a text can change the direction of texts next to it. Direction marks alone cannot. */
export const hasBidiControls = (text: string): boolean => text.search(TURNING) >= 0

export const stripBidiControls = (text: string): string => text.replace(TURNING, '')
