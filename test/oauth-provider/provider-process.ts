import { startOAuthProvider } from './start-provider.ts'

/** A process that is Google and GitHub to the journeys, at the port it is given, until it is ended. */
const [port = '0'] = process.argv.slice(2)
const { settings } = await startOAuthProvider(Number(port))
console.log(settings.google.issuer)
