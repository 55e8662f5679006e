/** An order that cannot be carried out, with a sentence for whoever gave it. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
