import { expect, test } from '#e2e/fixtures.ts'

test('what is no home says so', { tag: '@desktop' }, async ({ request }) => {
  const paths = ['/sale/999', '/rent/0', '/sale/01', '/sale/1e0', '/villa/abc', '/sale/%20']
  for (const path of paths) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('Not found matches')
  }
})

test('an unknown home keeps header, footer and the way back', { tag: '@phone' }, async ({
  page,
  visit,
}) => {
  const response = await visit('/sale/999')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Not found matches', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.getByRole('link', { name: 'Back to list' }).click()
  await expect(page).toHaveURL('/property')
})

test('an unknown path leads to /404, which has no header and no footer', { tag: '@ends' }, async ({
  page,
  visit,
}) => {
  const response = await visit('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL('/404')
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByText('not found', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Homepage' }).click()
  await expect(page).toHaveURL('/home')
})

test('the browser’s own way to an unknown path ends there too', { tag: '@desktop' }, async ({
  page,
  visit,
}) => {
  await visit('/home')
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    history.pushState(null, '', '/home#somewhere')
  })
  await page.goBack()
  await expect(page).toHaveURL('/404')
  await expect(page.getByText('not found', { exact: true })).toBeVisible()
})

test('the server answers as the site map says', { tag: '@desktop' }, async ({
  request,
  baseURL,
}) => {
  const plainly = async (path: string) => {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    return [response.status(), response.headers().location ?? null]
  }
  expect(await plainly('/404')).toEqual([404, null])
  expect(await plainly('/nowhere')).toEqual([302, '/404'])
  expect(await plainly('/a/b/c')).toEqual([302, '/404'])
  expect(await plainly('/%E0%A4%A')).toEqual([302, '/404'])
  expect(await plainly('/property/?type=sale&rooms=4%2B')).toEqual([
    301,
    '/property?type=sale&rooms=4%2B',
  ])
  expect(await plainly('/sale/1/')).toEqual([301, '/sale/1'])
  expect(await plainly('//evil.example/')).toEqual([301, '/evil.example'])
  expect(await plainly('/sale/1')).toEqual([200, null])
  expect(await plainly('/assets/none.js')).toEqual([404, null])
})
