/** `open-firebase.ts`, see `scripts/build/firebase-identity.ts`. */
declare module 'virtual:firebase-identity' {
  export * from '#app/clients/identity/sdk/open-firebase.ts'
}
