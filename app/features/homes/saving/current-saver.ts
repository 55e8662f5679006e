import type { DraftSaver } from './draft-saver.ts'

/** The saver of the step that is open. */
let current: DraftSaver | null = null

export function setCurrentSaver(saver: DraftSaver): () => void {
  current = saver
  return () => {
    if (current === saver) current = null
  }
}

export const getCurrentSaver = (): DraftSaver | null => current
