import { expect, test } from 'vitest'
import { isPrivateFile } from './watched-file.ts'

const GATEWAY = 10_001

test.each<[string, { mode: number; uid: number }, boolean]>([
  ['of the gateway alone', { mode: 0o100600, uid: GATEWAY }, true],
  ['of root, which Kubernetes lets a group read', { mode: 0o100440, uid: 0 }, true],
  ['of root, which its group may write', { mode: 0o100660, uid: 0 }, false],
  ['of root, which everybody reads', { mode: 0o100644, uid: 0 }, false],
  ['of the gateway, which a group reads', { mode: 0o100640, uid: GATEWAY }, false],
])('[GW-7] a file with secrets %s is accepted: %o, %s', (_, file, accepted) => {
  expect(isPrivateFile(file)).toBe(accepted)
})
