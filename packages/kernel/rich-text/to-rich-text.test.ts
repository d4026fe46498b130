import fc from 'fast-check'
import { expect, test } from 'vitest'
import { richTextSchema, type RichTextNode } from '@fanfare/contract/rich-text.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'
import { droppedParts, safeHref, toRichText } from './to-rich-text.ts'

const words = (nodes: readonly RichTextNode[]): string =>
  nodes.map((node) => (node.text ?? '') + words(node.children ?? [])).join('')
const links = (nodes: readonly RichTextNode[]): string[] =>
  nodes.flatMap((node) => [...(node.href === undefined ? [] : [node.href]), ...links(node.children ?? [])])

test('[ACT-9] the operator’s Markdown becomes headings, lists, emphasis and links', () => {
  expect(toRichText('## Who\n\nOne **account** a *person*.  \nMore [here](/rewards).\n\n1. first\n2. second')).toEqual([
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Who' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'One ' },
        { type: 'strong', children: [{ type: 'text', text: 'account' }] },
        { type: 'text', text: ' a ' },
        { type: 'em', children: [{ type: 'text', text: 'person' }] },
        { type: 'text', text: '.' },
        { type: 'br' },
        { type: 'text', text: 'More ' },
        { type: 'link', href: '/rewards', children: [{ type: 'text', text: 'here' }] },
        { type: 'text', text: '.' },
      ],
    },
    {
      type: 'list',
      ordered: true,
      children: [
        { type: 'item', children: [{ type: 'text', text: 'first' }] },
        { type: 'item', children: [{ type: 'text', text: 'second' }] },
      ],
    },
  ])
})

test('[ACT-9] headings of the text are below the title of the page', () => {
  expect(toRichText('# A\n\n###### B').map(({ level }) => level)).toEqual([2, 4])
})

test('[ACT-9] keeps special characters as text', () => {
  expect(words(toRichText('Fees & limits: 3 &lt; 4, 100 \\* 2, `a<b`'))).toBe('Fees & limits: 3 < 4, 100 * 2, a<b')
})

const HOSTILE_LINKS = [
  ...String.raw`javascript:alert(1) JaVaScRiPt:alert(1) &#106;avascript:alert(1) javascript&colon;alert(1)
    data:text/html,<script>alert(1)</script> data:text/html;base64,PHNjcmlwdD4= vbscript:msgbox(1)
    file:///etc/passwd blob:https://a/b filesystem:https://a/b about:blank ftp://example.com/ mailto:a@example.com
    tel:+123 intent://x#Intent;end /.//evil.example /x/..//evil.example /%2f%2fevil.example //evil.example
    ///evil.example /\evil.example \\evil.example https:evil.example https:/\evil.example
    https://good.example@evil.example/ https://user:pass@evil.example/ https:// http://[::1 evil.example`.split(/\s+/),
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '/\t/evil.example',
  'https://evil.example\u202e/gpj',
  'https://\u200bevil.example',
  '',
]

test.each(HOSTILE_LINKS)('[ACT-9][DEV-11][D-22] makes no link to %j', (href) => expect(safeHref(href)).toBeNull())

test('[ACT-9] keeps safe links', () => {
  expect(safeHref('https://example.com/a?b=1#c')).toBe('https://example.com/a?b=1#c')
  expect(safeHref('HTTP://EXAMPLE.com')).toBe('http://example.com/')
  expect(safeHref('/activity/lottery/harvest-draw')).toBe('/activity/lottery/harvest-draw')
})

const HOSTILE_MARKDOWN = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">click</a>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<style>*{display:none}</style>',
  'text <b onmouseover=alert(1)>bold</b>',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://example.com/x.png)',
  '[x](javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](jAvAsCrIpT:alert`1`)',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '[x](https://example.com "onmouseover=alert(1)")',
  '<javascript:alert(1)>',
  '<https://good.example@evil.example>',
  '```html\n<script>alert(1)</script>\n```',
  '| a | b |\n|---|---|\n| <img src=x onerror=alert(1)> | [x](javascript:1) |',
  '- [ ] task\n- [x] <script>alert(1)</script>',
  // Of the test sets of DOMPurify and sanitize-html.
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<TABLE><tr><td>HELLO</tr></TABL>',
  '<UL><li><A HREF=//evil.example>click</UL>',
  '<template><script>alert(1)</script></template>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)">x</a>',
  '[x](java&#9;script:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](\u0000javascript:alert(1))',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
]

test.each(HOSTILE_MARKDOWN)('[ACT-9][DEV-11][D-22] %j becomes harmless nodes', (markdown) => {
  const nodes = toRichText(markdown)
  expect(richTextSchema.safeParse(nodes).success).toBe(true)
  for (const href of links(nodes)) expect(href).toMatch(/^(https?:\/\/example\.com|\/[^/\\])/)
})

test('[ACT-9][D-22] drops tags and keeps the text of inline ones', () => {
  expect(words(toRichText('text <b onmouseover=alert(1)>bold</b>'))).toBe('text bold')
  expect(toRichText('<script>alert(1)</script>')).toEqual([])
})

const cpuOf = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const usual = cpuOf(() => {
  for (let part = 0; part < 20; part += 1)
    toRichText(`Trade within ${part} days, and read the [rules](/rules) before.\n\n`.repeat(300))
})

test.each([
  '> '.repeat(5000) + 'x',
  '- '.repeat(3000) + 'x',
  '*'.repeat(20_000),
  '['.repeat(20_000),
  '[a](b'.repeat(4000),
  '*a_'.repeat(6600),
  '_a*'.repeat(1000),
  '*a_'.repeat(180) + 'x'.repeat(19_000),
  '1. '.repeat(6600),
  '1. '.repeat(300) + 'x'.repeat(19_000),
])(
  '[ACT-9] converts a text made to exhaust the parser faster than twenty ordinary ones of its length (case %#)',
  (markdown) => {
    expect(cpuOf(() => toRichText(markdown))).toBeLessThan(usual)
    expect(richTextSchema.safeParse(toRichText(markdown)).success).toBe(true)
  },
)

test('[ACT-9] the nodes of any text fit the contract', () => {
  const pieces = fc.constantFrom(
    '# ',
    '- ',
    '1. ',
    '**',
    '*',
    '`',
    '[a](',
    ')',
    '<b>',
    '\n',
    '\n\n',
    '> ',
    '|',
    'javascript:',
    'x',
  )
  forAll(300, [fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 60 })], (parts) => {
    expect(richTextSchema.safeParse(toRichText(parts.join(''))).success).toBe(true)
  })
})

test('the parts that are left out are named: HTML, images and unsafe links, and nothing of a plain text', () => {
  const markdown = 'A <b>bold</b> [link](javascript:alert(1)) ![sign](https://a.example/x.png)\n\n<script>x</script>'
  expect(droppedParts(markdown)).toEqual([
    '<b>',
    '</b>',
    'javascript:alert(1)',
    '![sign](https://a.example/x.png)',
    '<script>x</script>',
  ])
  expect(droppedParts('## Who\n\n- **fair**, 1 < 2, `a<b>`\n- [here](/rewards)')).toEqual([])
  expect(droppedParts('> '.repeat(5000))).toEqual([])
})
