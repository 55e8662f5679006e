import { program } from './operator/program.ts'

// Adds a key that signs identity tokens from now on; older keys verify the tokens that they signed
// until those expire. With --discard they do not: for a key that may be known to others.

await program(async (args) => {
  const { operate } = await import('./operator/operate.ts')
  const { discarded } = await operate('rotate-keys', { discard: args.includes('--discard') })
  console.log(
    discarded ? 'All keys were replaced. Everyone signs in again.' : 'A new key signs from now on.',
  )
})
