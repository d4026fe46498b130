import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { OWN_SCRIPTS } from '../csp/page-policy.ts'
import { CLASSES_OF_SCRIPTS, USED_BY_SPRITES, pageNames } from './page-names.ts'
import { parseStylesheet } from './stylesheet.ts'
import { usedStyles } from './used-styles.ts'

const pick = (css: string, body = '<p class="a" id="i">x</p>') =>
  usedStyles([parseStylesheet(css)], pageNames(parse(`<!doctype html><html lang="en"><body>${body}</body></html>`)))

test.each([
  ['.a{color:red}.b{color:red}', '.a{color:red}'],
  ['#i{color:red}#j{color:red}', '#i{color:red}'],
  ['P{color:red}li{color:red}*{margin:0}', 'P{color:red}*{margin:0}'],
  ['html,body,:root{margin:0}', 'html,body,:root{margin:0}'],
  ['.b,.a>p,.a{color:red}', '.a>p,.a{color:red}'],
  ['.a .b{color:red}.a:not(.b){color:red}', '.a:not(.b){color:red}'],
  ['.a[hidden]{top:0}.a:hover::before{top:0}[open]{top:0}', '.a[hidden]{top:0}.a:hover::before{top:0}[open]{top:0}'],
  [':is(.b,.c) p{top:0}:is(.b,.a) p{top:0}', ':is(.b,.a) p{top:0}'],
  [':where(.b .a,.b){top:0}p:has(>.b){top:0}p:has(>.a){top:0}', 'p:has(>.a){top:0}'],
  [':is(:is(.b),.c){top:0}:is(:hover,.b){top:0}', ':is(:hover,.b){top:0}'],
  ['p:nth-child(1 of .b){top:0}:lang(ar){top:0}', 'p:nth-child(1 of .b){top:0}:lang(ar){top:0}'],
  ['html:lang(ar){top:0}html:lang(en-GB){top:0}html:is(:lang(zh),:lang(ja)) p{top:0}', 'html:lang(en-GB){top:0}'],
  ['html p:lang(ar){top:0}html:lang(ar,"en"){top:0}', 'html p:lang(ar){top:0}html:lang(ar,"en"){top:0}'],
  [String.raw`.\61{top:0}.a\:b{top:0}`, String.raw`.\61{top:0}`],
  ['.a{--x:1;color:red!important;}', '.a{color:red!important}'],
  ['.a{color:red}/* .a{} */<!-- --> .a{top:0}', '.a{color:red}.a{top:0}'],
  ['.b{color:red}.dark .a{color:red}.dark .b{color:red}', '.dark .a{color:red}'],
  ['.a{&:hover{--x:1;top:0}.b{top:0}}.b{&.c{top:0}}', '.a{&:hover{--x:1;top:0}.b{top:0}}'],
  ['.a{content:"}.b{"}', '.a{content:"}.b{"}'],
])('[D-21] of %s remains %s', (css, used) => expect(pick(css)).toBe(used))

test.each([
  ['@media (width>1px){.b{top:0}}@media print{.b{top:0}.a{top:0}}', '@media print{.a{top:0}}'],
  ['@supports (top:0){@media print{.a{top:0}}}', '@supports (top:0){@media print{.a{top:0}}}'],
  ['@container (width>1px){.a{top:0}}@container c (width>1px){.b{top:0}}', '@container (width>1px){.a{top:0}}'],
  ['@layer x,y;@layer z{.b{top:0}}@layer{.b{top:0}}@layer y{.a{top:0}}', '@layer x,y;@layer z;@layer y{.a{top:0}}'],
  ['@layer z{@layer q{.b{top:0}}}', '@layer z{@layer q;}'],
  ['@page{margin:0}', '@page{margin:0}'],
  ['@unknown foo{x:y}@other foo;', '@unknown foo{x:y}@other foo;'],
])('[D-21] of the groups %s remains %s', (css, used) => expect(pick(css)).toBe(used))

test('[D-21] a property remains where a kept rule uses it, also by another property, an animation or the page itself', () => {
  const root = ':root{--a:var(--b);--b:1;--c:2;--d:3;--e:var(--f,4);--f:5;--g:6}'
  expect(pick(`${root}.a{top:var(--a)}.b{top:var(--c)}`)).toBe(':root{--a:var(--b);--b:1}.a{top:var(--a)}')
  expect(pick(root, '<p style="top:var(--e)">')).toBe(':root{--e:var(--f,4);--f:5}')
  expect(pick(root, '<svg><path fill="var(--g)"/></svg>')).toBe(':root{--g:6}')
  expect(pick(root, '<style>p{top:var(--c)}</style>')).toBe(':root{--c:2}')
  expect(pick(`${root}.a{animation:m 1s}@keyframes m{to{top:var(--d)}}`)).toBe(
    ':root{--d:3}.a{animation:m 1s}@keyframes m{to{top:var(--d)}}',
  )
  expect(pick(`${root}.dark{--b:8;--g:9}.a{top:var(--a)}`)).toBe(
    ':root{--a:var(--b);--b:1}.dark{--b:8}.a{top:var(--a)}',
  )
  expect(pick(':root{--h:1}')).toBe('')
  expect(pick('@property --h{syntax:"*"}@property --i{syntax:"*"}.a{top:var(--h)}')).toBe(
    '@property --h{syntax:"*"}.a{top:var(--h)}',
  )
})

test('[D-21] an animation remains where a kept rule names it, also through a property', () => {
  const frames = '@keyframes m{to{top:0}}@-webkit-keyframes n{to{top:0}}'
  expect(pick(`${frames}.a{animation-name:m}.b{animation:n}`)).toBe('@keyframes m{to{top:0}}.a{animation-name:m}')
  expect(pick(`${frames}.a{--move:n 1s;animation:var(--move)}`)).toBe(
    '@-webkit-keyframes n{to{top:0}}.a{--move:n 1s;animation:var(--move)}',
  )
})

test('[D-21] the faces of a family remain where it is used, each with its range', () => {
  const face = (family: string, range: string) => `@font-face{font-family:${family};unicode-range:${range}}`
  const faces = face('Own Type', 'U+0-FF') + face('"Own Type"', 'U+6??') + face('Other Type', 'U+0-FF')
  const own = face('Own Type', 'U+0-FF') + face('"Own Type"', 'U+6??')
  expect(pick(`${faces}.a{font-family:"Own Type",serif}`)).toBe(`${own}.a{font-family:"Own Type",serif}`)
  expect(pick(`${faces}.a{font:1rem Own Type}`)).toBe(`${own}.a{font:1rem Own Type}`)
  expect(pick(`${faces}:root{--type:Own Type}.a{font-family:var(--type)}`)).toBe(
    `${own}:root{--type:Own Type}.a{font-family:var(--type)}`,
  )
  expect(pick(`${faces}.b{font-family:Own Type}`)).toBe('')
})

test('[D-21] parts without scripts and templates count as the page', () => {
  const css = '.n{top:0}.t{top:0}.s{top:0}'
  expect(pick(css, '<noscript><p class="n"></noscript><template><p class="t"></template>')).toBe('.n{top:0}.t{top:0}')
  expect(pick(css, '<svg class="s x"/>')).toBe('.s{top:0}')
  expect(pick('foreignObject{top:0}', '<svg><foreignObject/></svg>')).toBe('foreignObject{top:0}')
})

test('[D-21] classes that a part will have later are kept', () => {
  expect(pick('.a.b{top:0}.c{top:0}.d{top:0}', '<p class="a" data-later="b c">')).toBe('.a.b{top:0}.c{top:0}')
})

test('[D-21] the colours of a drawing in a sprite are kept', () => {
  const root = ':root{--art-sun:1;--art-rose:2;--bg-inverse:3;--other:4}'
  const drawing = (name: string) => `<svg><use href="/_next/static/media/${name}.07ms~p.svg#x"/></svg>`
  expect(pick(root, drawing('icons'))).toBe(':root{--art-sun:1;--bg-inverse:3}')
  expect(pick(root, drawing('art'))).toBe(':root{--art-sun:1;--art-rose:2}')
  expect(pick(root, drawing('other'))).toBe('')
  const folder = join(import.meta.dirname, '..', '..', 'components', 'ui', 'pictures')
  for (const [name, used] of Object.entries(USED_BY_SPRITES)) {
    const text = readFileSync(join(folder, `${name}.svg`), 'utf8')
    expect([...new Set(text.match(/--[\w-]+/g))].toSorted()).toEqual(used)
  }
})

test('[D-21] rules of several stylesheets keep their order', () => {
  const page = pageNames(parse('<p class="a">'))
  expect(usedStyles(['.a{top:0}.b{top:0}', '.a{top:1px}'].map(parseStylesheet), page)).toBe('.a{top:0}.a{top:1px}')
})

test('[D-21] neither a deep page nor a broken stylesheet stops the picker', () => {
  expect(pick('.a{top:0}', '<div>'.repeat(30_000) + '<p class="a">')).toBe('.a{top:0}')
  for (const css of ['', '}', '.a{', '.a{color:red', '@media', '@media{', '.a{;;}', '.a:is({top:0}', '{}', '"', '\\']) {
    expect(() => pick(css)).not.toThrow()
  }
  expect(pick('}.a{top:0}')).toContain('.a{top:0}')
})

test('[D-21] every class that a script of the head gives an element is kept', () => {
  const given = OWN_SCRIPTS.join('\n').matchAll(/classList\.(?:add|toggle|replace)\([`'"]([\w-]+)[`'"]/g)
  expect([...new Set([...given].map(([, name]) => name))]).toEqual(CLASSES_OF_SCRIPTS)
  expect(OWN_SCRIPTS.join('\n')).not.toMatch(/className|innerHTML|setAttribute\([`'\"]class/)
})
