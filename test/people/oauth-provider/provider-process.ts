import { startOAuthProvider } from './start-provider.ts'

// Google and GitHub for journeys, on the port of its first argument, until it is killed.
const [port = '0'] = process.argv.slice(2)
const { settings } = await startOAuthProvider(Number(port))
console.log(settings.google.issuer)
