import type { PictureProblem } from '#domain/picture/picture-problem.ts'

/** Why a picture was not added, where the server did not look at it. */
export type UploadProblem = PictureProblem | 'signed out' | 'no answer'

/** Thrown where trying again by itself would not help. */
export class UploadError extends Error {
  readonly problem: UploadProblem

  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}

/** `held`: there is no connection, and it goes on by itself. */
export type UploadStage = 'waiting' | 'sending' | 'held' | 'reading' | 'failed'

/** A picture on its way to the server. */
export interface PictureUpload {
  readonly key: string
  readonly name: string
  /** Of what is shown while it is on its way; `null` for what this browser cannot read. */
  readonly preview: string | null
  readonly stage: UploadStage
  /** 0 to 1. */
  readonly progress: number
  /** Of one that failed. */
  readonly problem: UploadProblem | null
}
