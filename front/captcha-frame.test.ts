import { expect, test } from 'vitest'
import { geetestSettings } from '@fanfare/kernel/geetest-settings.ts'
import { ask, front, frontBefore } from './testing/front-world.ts'

const geetest = geetestSettings({ GEETEST_ID: 'id-</script>' })

test('[AUTH-5] the front answers the frame of GeeTest in the page’s language, and its policy allows GeeTest’s hosts', async () => {
  const { port, ...next } = await frontBefore('next', { geetest })
  const headers = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
  const answer = await ask(port, '/captcha/frame/ar', { headers })
  expect(answer.status).toBe(200)
  expect(answer.body).toContain('"language":"ara"')
  expect(answer.body).not.toContain('secret-key')
  expect(answer.body.match(/<\/script>/g)).toHaveLength(1)
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'sha256-[\w+/=]+' https:\/\/\*\.geetest\.com https:\/\/\*\.geevisit\.com;/)
  expect(policy).toContain("frame-ancestors 'self'; sandbox allow-scripts")
  expect(answer.headers['x-frame-options']).toBeUndefined()
  expect(next.seen).toEqual([])
})

test('[AUTH-5] without GeeTest there is no frame, and no page’s policy names a host of GeeTest', async () => {
  const { port, ...next } = await frontBefore('next')
  await ask(port, '/captcha/frame/ar')
  expect(next.seen).toHaveLength(1)
  const withGeetest = await front({ nextOrigin: next.origin, geetest })
  for (const at of [port, withGeetest]) {
    const { headers } = await ask(at, '/en/login')
    expect(JSON.stringify(headers)).not.toMatch(/geetest|geevisit/)
  }
})
