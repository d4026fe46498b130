import { randomBytes } from 'node:crypto'
import { chmodSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { readStaffPolicy } from './staff-policy.ts'
import { createWebhookSecrets } from './webhook-secrets.ts'

const folder = temporaryFolder()
const path = join(folder, 'secrets.json')
const secretOf = (letter: string) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`
const [OLD, NEW] = [secretOf('o'), secretOf('n')]
const write = (content: unknown, mode = 0o600) => {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  chmodSync(path, mode)
}
const endpoints = [{ id: 'wallet' }, { id: 'crm' }]
const open = (onFault: (error: Error) => void = () => undefined, live = false) =>
  createWebhookSecrets({ path, endpoints, live, onFault })

const policyOf = (text: string, options?: { live: boolean }) => {
  const file = join(folder, 'policy.yaml')
  writeFileSync(file, text)
  return readStaffPolicy(file, options)
}

test('the policy names every fault of its webhooks at once', () => {
  const faulty = `webhooks:
  - { id: Wallet, url: 'ftp://wallet.example', topics: [] }
  - { id: crm, url: 'https://me:secret@crm.example/in', topics: [reward.grantd, message.created, 'x.*'], order: users }`
  expect(() => policyOf(faulty)).toThrow(
    /webhooks\.0\.id[^]*webhooks\.0\.url[^]*webhooks\.0\.topics[^]*webhooks\.1\.url[^]*webhooks\.1\.topics\.0: is no topic[^]*webhooks\.1\.topics\.2[^]*webhooks\.1\.order/,
  )
  const twice = `webhooks:
  - { id: wallet, url: 'https://a.example', topics: [reward.payout_requested] }
  - { id: wallet, url: 'https://b.example', topics: [reward.payout_requested] }`
  expect(() => policyOf(twice)).toThrow(/webhooks\.1\.id: is there twice[^]*webhooks\.1\.topics: only one endpoint/)
})

test('a webhook over http is accepted in a demonstration and refused when live', () => {
  const text = `webhooks: [{ id: crm, url: 'http://127.0.0.1:9000/in', topics: ['reward.*'], allowPrivate: true }]`
  expect(policyOf(text).webhooks).toEqual([
    { id: 'crm', url: 'http://127.0.0.1:9000/in', topics: ['reward.*'], order: 'none', allowPrivate: true },
  ])
  expect(() => policyOf(text, { live: true })).toThrow('webhooks.0.url: must be https when live')
})

test('a webhook has one secret, or two while they change', () => {
  write({ wallet: OLD, crm: [NEW, OLD] })
  expect(open().of('wallet')).toEqual([OLD])
  expect(open().of('crm')).toEqual([NEW, OLD])
})

test.each([
  ['another user can read the file', { wallet: OLD, crm: OLD }, 0o644, 'mode 0600'],
  ['an endpoint has no secret', { wallet: OLD }, 0o600, 'crm: has no secret'],
  ['a secret is short', { wallet: 'whsec_c2hvcnQ=', crm: OLD }, 0o600, 'wallet'],
  ['there are three secrets', { wallet: OLD, crm: [OLD, NEW, OLD] }, 0o600, 'crm'],
  ['it is no JSON', 'wallet: x', 0o600, 'is not JSON'],
])('the file of secrets is refused when %s, and no secret is quoted', (_name, content, mode, message) => {
  write(content, mode)
  expect(open).toThrow(message)
  expect(open).not.toThrow(OLD)
})

test('webhooks without a file of secrets keep the gateway from starting', () => {
  expect(() => createWebhookSecrets({ path: null, endpoints, live: false, onFault: () => undefined })).toThrow(
    'WEBHOOK_SECRETS_FILE is needed',
  )
  expect(createWebhookSecrets({ path: null, endpoints: [], live: false, onFault: () => undefined }).of('crm')).toEqual(
    [],
  )
})

test('a changed secret counts within seconds, and a file that cannot be used changes nothing', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  write({ wallet: OLD, crm: OLD })
  const faults: string[] = []
  const secrets = open(({ message }) => faults.push(message))
  const change = (content: unknown, second: number) => {
    write(content)
    utimesSync(path, second, second)
    vi.advanceTimersByTime(2_000)
  }
  change({ wallet: [NEW, OLD], crm: OLD }, 1_000)
  expect(secrets.of('wallet')).toEqual([NEW, OLD])
  change({ crm: OLD }, 2_000)
  expect(secrets.of('wallet')).toEqual([NEW, OLD])
  expect(faults).toHaveLength(1)
})

test('a live deployment refuses secrets that nobody drew by chance, each by its endpoint', () => {
  const strong = `whsec_${randomBytes(32).toString('base64')}`
  write({ wallet: [strong, OLD], crm: NEW })
  const live = () => open(undefined, true)
  expect(live).toThrow(/wallet\.1: is too weak for a live deployment[^]*crm\.0: is too weak for a live deployment/)
  write({ wallet: strong, crm: strong })
  expect(live().of('crm')).toEqual([strong])
})
