import { expect, test } from 'vitest'
import { freePorts } from './free-port.ts'
import { portIsFree } from './ports.mjs'

test('free ports are free, never twice the same, and none that an outgoing connection can take', async () => {
  const ports = await freePorts(500)
  expect(new Set(ports).size).toBe(500)
  expect(Math.max(...ports)).toBeLessThan(32_768)
  expect(await Promise.all(ports.slice(0, 100).map((port) => portIsFree(port)))).not.toContain(false)
})
