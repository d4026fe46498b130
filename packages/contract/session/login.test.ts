import { createChallenge, extractParams, solveChallenge, verifySolution } from 'altcha-lib/v1'
import { expect, test } from 'vitest'
import { captchaChallengeSchema, captchaSolutionSchema } from './login.ts'

const KEY = 'a key of the gateway'

test('[AUTH-5] a challenge of altcha-lib fits the schema, its solution verifies, and its salt names the action', async () => {
  const expires = new Date(4_000_000_000_000)
  const made = await createChallenge({ hmacKey: KEY, maxnumber: 200, expires, params: { action: 'login' } })
  const { maxnumber, ...challenge } = captchaChallengeSchema.parse(made)
  const solved = await solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, maxnumber).promise
  const solution = captchaSolutionSchema.parse({ ...challenge, number: solved?.number })
  const payload = btoa(JSON.stringify(solution))

  await expect(verifySolution(payload, KEY)).resolves.toBe(true)
  await expect(verifySolution(payload, 'another key')).resolves.toBe(false)
  expect(extractParams(payload)).toMatchObject({ action: 'login', expires: '4000000000' })
})
