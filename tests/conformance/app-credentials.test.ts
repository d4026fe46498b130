import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newTokens, successorTokens } from '#gateway/domain/session/tokens.ts'
import { randomId } from '#gateway/random-id.ts'
import { readCredentials } from '#lib/native/bridge.ts'

test('[APP-1] the app bridge accepts the ids and tokens of the gateway', () => {
  for (const { access: uToken } of [newTokens(randomBytes), successorTokens('key', 'parent')]) {
    const uid = randomId('u')
    expect(readCredentials({ uToken, uid })).toMatchObject({ uToken, uid })
    expect(readCredentials({ uToken, uid: `${uid}_` })).toBeNull()
  }
})
