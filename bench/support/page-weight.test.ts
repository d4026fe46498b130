import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inKib, overWeight, pageWeight } from './page-weight.ts'

const PAGE = `<!doctype html><html><head><style>a{content:"é"}</style><style>b{}</style>
<link rel="stylesheet" href="/one.css" disabled><link rel="stylesheet" href="/one.css"><link rel="preload" href="/two.css">
</head><body><p>text<svg><path/></svg></p><script>other()</script></body></html>`

test('a page is weighed with its styles, its elements and its stylesheets, each of which counts once', () => {
  expect(pageWeight(PAGE)).toEqual({
    html: gzipSync(PAGE).length,
    styles: 'a{content:"é"}'.length + 1 + 'b{}'.length,
    elements: 12,
    stylesheets: ['/one.css'],
  })
})

test('each exceeded budget is a sentence', () => {
  const weight = { html: 2048, styles: 1024, sheets: 4096, data: 512, elements: 13 }
  expect(inKib(weight)).toEqual({ html: 2, styles: 1, sheets: 4, data: 0.5, elements: 13 })
  expect(overWeight('home', weight, { html: 2, styles: 1, sheets: 4, data: 0.5, elements: 13 })).toEqual([])
  expect(overWeight('home', weight, { html: 1.9, styles: 1, sheets: 4, data: 0.5, elements: 12 })).toEqual([
    'home: html 2.0, its budget is 1.9',
    'home: elements 13, its budget is 12',
  ])
})
