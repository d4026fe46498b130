import { expect, test } from 'vitest'
import { destinationOf, isSocketPath } from './route.ts'

test.each([
  ['/v1/activity/list?status=1', 'gateway'],
  ['/api/v1/public/meta/getMetaData', 'gateway'],
  ['/ws/public', 'gateway'],
  ['/v1//activity/%E4%B8%AD?a=%2F..%2F', 'gateway'],
  ['/', 'page'],
  ['/en/v1/activity', 'page'],
  ['/v10/x', 'page'],
  ['/en/docs', 'page'],
  ['/_next/static/chunks/a.js', 'page'],
  ['/locales/en/common.json', 'page'],
  ['/ops/v1/events', 'hidden'],
  ['/metrics', 'hidden'],
  ['/docs/static/index.html', 'hidden'],
  ['/openapi.json', 'hidden'],
  ['/health/ready', 'hidden'],
  ['/revalidate', 'hidden'],
  ['/_next/image?url=%2Fx.png&w=64&q=75', 'hidden'],
])('[D-1] %s goes to: %s', (target, destination) => {
  expect(destinationOf(target)).toBe(destination)
})

test.each([
  '/v1/../ops/v1/events',
  '/v1/%2e%2e/ops/v1/events',
  '/v1/..%2fops/v1/events',
  '/v1/x/../activity/list',
  '/v1\\..\\ops',
  '/%6fps/v1/events',
  '//ops/v1/events',
  '/./metrics',
  '/OPS/v1/events',
  '/_next/%69mage?url=x',
  '/en/../revalidate',
  'http://127.0.0.1:4000/ops/v1/events',
  '*',
])('[GW-7] %s does not smuggle a request to an inner door', (target) => {
  expect(destinationOf(target)).toBe('hidden')
})

test.each(['/en/%ff', '/%zz', '/en/%c0%ae%c0%ae', '/en/%ed%a0%80?a=1'])(
  '[SCR-14] %s, which nobody can read, is no page',
  (target) => {
    expect(destinationOf(target)).toBe('hidden')
  },
)

test('[GW-7] broken escapes do not help anybody through the gateway’s prefixes', () => {
  expect(destinationOf('/v1/activity/%zz')).toBe('gateway')
  expect(destinationOf('/v1/%zz/../../ops/v1/events')).toBe('hidden')
})

test('[D-28] only paths under /ws/ may become sockets', () => {
  expect(isSocketPath('/ws/private')).toBe(true)
  expect(['/ws', '/v1/ws/', '/_next/webpack-hmr', '/ws/../ops'].filter(isSocketPath)).toEqual([])
})
