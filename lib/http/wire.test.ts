import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePart, encodeQuery, fillPath } from './wire.ts'

test('a query keeps the order it is given, leaves out what is absent, repeats a list’s name', () => {
  expect(encodeQuery({ b: 1, a: undefined, c: null, d: false, e: '', f: ['x', 'y'] })).toBe('b=1&d=false&e=&f=x&f=y')
})

test('[API-1] no URL parser rewrites what was encoded, so what is signed is what is sent', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ unit: 'binary', maxLength: 30 }),
      (name, value) => {
        const target = `/v1/x?${encodeQuery({ [name]: value })}`
        const { pathname, search } = new URL(target, 'http://gateway.test')
        expect(pathname + search).toBe(target)
      },
    ),
    { numRuns: 2000 },
  )
})

test('what is encoded decodes to itself; half a surrogate pair becomes the replacement character', () => {
  expect(decodeURIComponent(encodePart("a+b c'(ü)😀"))).toBe("a+b c'(ü)😀")
  expect(decodeURIComponent(encodePart('a\ud800b'))).toBe('a\ufffdb')
})

test('path parameters are filled in and cannot leave their segment', () => {
  expect(fillPath('/v1/list/{id}', { id: 'c-1' })).toBe('/v1/list/c-1')
  expect(fillPath('/v1/list/{id}', { id: '../x?y#z' })).toBe('/v1/list/..%2Fx%3Fy%23z')
})
