import { expect, test } from 'vitest'
import { freePorts, portIsFree } from './free-port.ts'

test('free ports are free, and never twice the same', async () => {
  const ports = await freePorts(2000)
  expect(new Set(ports).size).toBe(2000)
  expect(await Promise.all(ports.slice(0, 100).map((port) => portIsFree(port)))).not.toContain(false)
})
