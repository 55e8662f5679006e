import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'

/** Why a picture was not added: the server's reason, or one from before the server looked at it. */
export type UploadProblem = PictureProblem | 'signed out' | 'no answer'

/** Thrown when retrying automatically would not help. */
export class UploadError extends Error {
  readonly problem: UploadProblem

  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Problems that may be over when the same file is sent again. */
const PASSING: readonly UploadProblem[] = [
  'signed out',
  'no answer',
  'too many',
  'account full',
  'unconfirmed full',
  'no space',
  'too fast',
  'cut off',
]

export const isPassing = (problem: UploadProblem | null): boolean =>
  problem !== null && PASSING.includes(problem)

/** `held`: waits for a connection and then continues. `added`: the home has it, but the page does not show it yet. */
export type UploadStage = 'waiting' | 'sending' | 'held' | 'reading' | 'added' | 'failed'

/** A picture being sent. */
export interface PictureUpload {
  readonly key: string
  readonly name: string
  /** URL of a preview; `null` if this browser cannot show the picture. */
  readonly preview: string | null
  readonly stage: UploadStage
  /** 0 to 1. */
  readonly progress: number
  /** Set if it failed. */
  readonly problem: UploadProblem | null
}
