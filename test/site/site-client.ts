/** The response to a sign-up or sign-in. */
export interface SignedIn {
  readonly localId: string
  readonly idToken: string
  readonly refreshToken: string
}

/** Sends the requests that pages send, without a browser. */
export function createSiteClient(url: string) {
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const identity = (call: string, body: object) =>
    post(`/identitytoolkit.googleapis.com/v1/accounts:${call}?key=homiq`, body)
  const sendMail = (template_id: string, template_params: object) =>
    post('/mail/api/v1.0/email/send', {
      lib_version: '4.4.1',
      user_id: 'homiq',
      service_id: 'homiq',
      template_id,
      template_params,
    })

  return {
    identity,
    signUp: (email: string, password: string) => identity('signUp', { email, password }),
    signIn: (email: string, password: string) =>
      identity('signInWithPassword', { email, password, returnSecureToken: true }),
    subscribe: (email: string) => sendMail('newsletter', { newsletter: email, email }),
    contact: (message: string) =>
      sendMail('contact', {
        name: 'Olena',
        email: 'olena@example.com',
        subject: 'A home in Lviv',
        message,
      }),
    /**
     * Starts a session.
     *
     * @returns its `Cookie` header
     */
    async session({ idToken }: SignedIn): Promise<string> {
      const response = await post('/session', {}, { Authorization: `Bearer ${idToken}` })
      return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    },
    /** Signs the person out everywhere, which works only with a valid session. */
    async isSignedIn(cookie: string): Promise<boolean> {
      const response = await fetch(`${url}/settings.data`, {
        method: 'POST',
        headers: {
          Cookie: cookie,
          Origin: url,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'intent=sign-out-everywhere',
      })
      return (await response.text()).includes('"ended"')
    },
  }
}
