import type { PictureProblem } from '#domain/picture/picture-problem.ts'

/** Why a picture was not added, where the server did not look at it. */
export type SendProblem = PictureProblem | 'signed out' | 'no answer'

/** Thrown where trying again by itself would not help. */
export class SendError extends Error {
  readonly problem: SendProblem

  constructor(problem: SendProblem) {
    super(problem)
    this.problem = problem
  }
}

/** `held`: there is no connection, and it goes on by itself. */
export type SendStage = 'waiting' | 'sending' | 'held' | 'reading' | 'failed'

/** A picture on its way to the server. */
export interface SentPicture {
  readonly key: string
  readonly name: string
  /** Of what is shown while it is on its way; `null` for what this browser cannot read. */
  readonly preview: string | null
  readonly stage: SendStage
  /** 0 to 1. */
  readonly progress: number
  /** Of one that failed. */
  readonly problem: SendProblem | null
}
