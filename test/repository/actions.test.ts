import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Posted only without scripts: with scripts the form goes to the mail service, and waits if there is no connection. */
const WITHOUT_SCRIPTS = ['app/routes/site/contact.tsx', 'app/routes/site/newsletter/subscribe.tsx']

it('every action keeps the page and what was typed if the connection is lost', () => {
  const read = (file: string) => readFileSync(file, 'utf8')
  const routes = globSync('app/routes/**/*.tsx').filter((file) =>
    /^export (?:async )?(?:function|const) action\b/m.test(read(file)),
  )
  expect(routes.length).toBeGreaterThan(15)
  const losing = routes.filter(
    (file) => !/^export const clientAction =[^;]*?keepOnLostConnection\(/m.test(read(file)),
  )
  expect(losing.sort()).toEqual(WITHOUT_SCRIPTS)
})
