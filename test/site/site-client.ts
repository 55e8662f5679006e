/** What the identity service answers to a sign-up or a sign-in. */
export interface SignedIn {
  readonly localId: string
  readonly idToken: string
  readonly refreshToken: string
}

/** Asks the site at `url` as pages do, without a browser. */
export function createSiteClient(url: string) {
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const identity = (call: string, body: object) =>
    post(`/identitytoolkit.googleapis.com/v1/accounts:${call}?key=homiq`, body)
  const letter = (template_id: string, template_params: object) =>
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
    subscribe: (email: string) => letter('newsletter', { newsletter: email, email }),
    contact: (message: string) =>
      letter('contact', {
        name: 'Olena',
        email: 'olena@example.com',
        subject: 'A home in Lviv',
        message,
      }),
    /** The cookie of a session, as the browser would send it back. */
    async session({ idToken }: SignedIn): Promise<string> {
      const answer = await post('/session', {}, { Authorization: `Bearer ${idToken}` })
      return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    },
    /** Whether the site knows somebody by a cookie; it ends all of their sessions. */
    async isSignedIn(cookie: string): Promise<boolean> {
      const answer = await fetch(`${url}/settings.data`, {
        method: 'POST',
        headers: {
          Cookie: cookie,
          Origin: url,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: '',
      })
      return (await answer.text()).includes('"ended"')
    },
  }
}
