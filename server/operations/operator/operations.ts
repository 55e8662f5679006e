import type * as z from 'zod'
import { accountsInput, accountsOperation, type OperatorContext } from './accounts.ts'
import { OperatorError } from './operator-error.ts'
import { rotateKeysInput, rotateKeysOperation } from './rotate-keys.ts'
import { verifyInput, verifyOperation } from './verify.ts'

/** The operator's commands, which work whether or not the site is running; results are JSON. */
export const OPERATIONS = {
  accounts: operation(accountsInput, accountsOperation),
  'rotate-keys': operation(rotateKeysInput, rotateKeysOperation),
  verify: operation(verifyInput, verifyOperation),
}

export type OperationName = keyof typeof OPERATIONS
export type InputOf<Name extends OperationName> = z.input<(typeof OPERATIONS)[Name]['input']>
export type ResultOf<Name extends OperationName> = Awaited<
  ReturnType<(typeof OPERATIONS)[Name]['run']>
>

export const isOperation = (name: string): name is OperationName => Object.hasOwn(OPERATIONS, name)

function operation<Input extends z.ZodType, Result>(
  input: Input,
  run: (context: OperatorContext, input: z.output<Input>) => Promise<Result>,
) {
  return {
    input,
    /** @throws {OperatorError} when it fails, or the input is invalid */
    run: async (context: OperatorContext, given: unknown) => run(context, parseInput(input, given)),
  }
}

/** @throws {OperatorError} when the input is invalid */
export const requireValidInput = (name: OperationName, given: unknown): void =>
  void parseInput<z.ZodType>(OPERATIONS[name].input, given)

function parseInput<Input extends z.ZodType>(input: Input, given: unknown): z.output<Input> {
  const { data, error } = input.safeParse(given)
  if (error) throw new OperatorError(error.issues.map(({ message }) => message).join(' '))
  return data as z.output<Input>
}
