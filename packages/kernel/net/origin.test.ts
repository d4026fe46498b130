import { expect, test } from 'vitest'
import { originAt } from './origin.ts'

test.each([
  ['localhost', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
])('[GW-1] a server that listens at %s is reached at %s', (host, origin) => expect(originAt(host, 3000)).toBe(origin))
