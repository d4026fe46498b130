import { expect, test } from 'vitest'
import { markupFaults } from './markup-faults.ts'

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`

test.each([
  ['<span><div>x</div></span>', 'element-permitted-content'],
  ['<label>Number <input type="tel" autocomplete="tel-national"></label>', 'valid-autocomplete'],
  ['<dl>0<div><dt>Free</dt><dd>0</dd></div></dl>', '<dl>0'],
])('the markup check finds the fault of %s', async (body, fault) =>
  expect(await markupFaults(page(body))).toEqual([expect.stringContaining(fault)]),
)

test('the markup check accepts a page without faults', async () =>
  expect(await markupFaults(page('<main><h1>x</h1></main>'))).toEqual([]))
