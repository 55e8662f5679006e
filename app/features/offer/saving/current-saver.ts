import type { DraftSaver } from './draft-saver.ts'

/** Of the step that is open. */
let current: DraftSaver | null = null

export function setCurrentSaver(saver: DraftSaver): () => void {
  current = saver
  return () => {
    if (current === saver) current = null
  }
}

/** Before another page of the form is loaded, which shows what was typed last. */
export const flushTyping = async (): Promise<void> => current?.flush()
