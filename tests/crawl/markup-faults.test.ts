import { expect, test } from 'vitest'
import { markupFaults } from './markup-faults.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`

test('the markup check finds a block in a phrase and a wrong autocomplete', async () => {
  expect(await markupFaults(page('<span><div>x</div></span>'))).toEqual([
    expect.stringContaining('element-permitted-content'),
  ])
  const field = '<label>Number <input type="tel" autocomplete="tel-national"></label>'
  expect(await markupFaults(page(field))).toEqual([expect.stringContaining('valid-autocomplete')])
})

test('the markup check accepts a page without faults', async () => {
  expect(await markupFaults(page('<main><h1>x</h1></main>'))).toEqual([])
})
