import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { type FakeSmtpServer, startFakeSmtpServer } from '#test/platform/mail/fake-smtp-server.ts'
import { requireBuild } from '#test/site/built-app.ts'
import { createTestServer, type TestServer } from '#test/site/test-server.ts'

const MESSAGE = {
  name: 'Olena',
  email: 'olena@example.com',
  subject: 'A home in Lviv',
  message: 'Is the home in Lviv still free?',
}

/**
 * Makes waiting mails due. Otherwise a failed attempt would be retried only after half a minute, and an interrupted one
 * after two minutes.
 *
 * @returns how many there are
 */
async function makeDue(dataDir: string): Promise<number | null> {
  const database = await openDatabase({ dataDir })
  const { rowCount } = await database.pool.query('update mail_spool set due_at = now()')
  await database.close()
  return rowCount
}

describe('a power cut between the answer and the delivery', () => {
  let post: FakeSmtpServer
  let site: TestServer
  beforeAll(async () => {
    requireBuild()
    post = await startFakeSmtpServer()
    site = await createTestServer({ SMTP_URL: post.url })
  })
  afterAll(async () => {
    await site.remove()
    await post.stop()
  })

  it('loses no mail, and the next start delivers it once', { timeout: 200_000 }, async () => {
    const { port } = post
    await post.stop()
    await site.start()
    const answer = await fetch(`${site.url}/mail/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        user_id: 'homiq',
        service_id: 'homiq',
        template_id: 'contact',
        template_params: MESSAGE,
      }),
    })
    expect(answer.status).toBe(200)
    await site.kill('SIGKILL')
    expect(await makeDue(site.dataDir)).toBe(1)
    post = await startFakeSmtpServer(port)
    await site.start()
    await expect.poll(() => post.received.length, { timeout: 60_000, interval: 50 }).toBe(1)
    expect(post.received[0]?.raw).toContain('Reply-To: olena@example.com')
    await site.kill('SIGTERM')
    expect(post.received).toHaveLength(1)
    // Delivered mails are not waiting for another start.
    expect(await makeDue(site.dataDir)).toBe(0)
  })
})
