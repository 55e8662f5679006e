import type * as z from 'zod'
import { accountsInput, accountsOperation, type OperatorContext } from './accounts.ts'
import { rotateKeysInput, rotateKeysOperation } from './rotate-keys.ts'

/** What an operator can order of the site, whether it runs or not; results are JSON. */
export const OPERATIONS = {
  accounts: operation(accountsInput, accountsOperation),
  'rotate-keys': operation(rotateKeysInput, rotateKeysOperation),
}

export type OperationName = keyof typeof OPERATIONS
export type InputOf<Name extends OperationName> = z.input<(typeof OPERATIONS)[Name]['input']>
export type ResultOf<Name extends OperationName> = Awaited<
  ReturnType<(typeof OPERATIONS)[Name]['run']>
>

export const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name)

interface Operation<Input extends z.ZodType, Result> {
  readonly input: Input
  /** @throws {OperatorError} when it cannot be done; {z.ZodError} for an input that is none */
  readonly run: (context: OperatorContext, input: unknown) => Promise<Result>
}

function operation<Input extends z.ZodType, Result>(
  input: Input,
  run: (context: OperatorContext, input: z.output<Input>) => Promise<Result>,
): Operation<Input, Result> {
  return { input, run: (context, given) => run(context, input.parse(given)) }
}
