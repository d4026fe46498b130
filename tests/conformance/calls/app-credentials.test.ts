import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newTokens, successorTokens } from '@fanfare/gateway/accounts/tokens.ts'
import { randomId } from '@fanfare/gateway/util/random-id.ts'
import { readCredentials } from '#lib/native/bridge.ts'

test('[APP-1] an app may hand over the ids and tokens that the gateway creates', () => {
  for (const { access: uToken } of [newTokens(randomBytes), successorTokens('key', 'parent')]) {
    const uid = randomId('u')
    expect(readCredentials({ uToken, uid })).toMatchObject({ uToken, uid })
    expect(readCredentials({ uToken, uid: `${uid}_` })).toBeNull()
  }
})
