import { expect, test } from 'vitest'
import { ContractError, GatewayError, NetworkError } from '#lib/http/errors.ts'
import { describeError } from './call-error.ts'

test('[API-5] an answer that does not match is an error a page can show', () => {
  const error = new ContractError('applyStatus', ['data.status'])
  expect(describeError(error)).toEqual({
    kind: 'contract',
    message: 'applyStatus does not match the contract at data.status',
  })
})

test('[API-2] a refusal keeps its code and the data that the gateway sent with it', () => {
  expect(describeError(new GatewayError('51004', { reasonCode: 'REGION' }))).toEqual({
    kind: 'gateway',
    code: '51004',
    data: { reasonCode: 'REGION' },
  })
})

test('[API-3] every network failure is a Network Error', () => {
  expect(describeError(new NetworkError('Network Error', 502))).toMatchObject({ message: 'Network Error', status: 502 })
})

test('throws a bug again: it is not an error of a call', () => {
  const bug = new TypeError('x is undefined')
  expect(() => describeError(bug)).toThrow(bug)
})
