import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../util/escape-html.ts'

/** The colours and sizes of the console (`lib/theme`), copied because these pages must work before the console is built. */
const STYLE = `
:root { color-scheme: light dark; --canvas: #f5f8f8; --surface: #ffffff; --text: #0c2730; --muted: #445a62; --subtle: #dce5e5;
  --strong: #7f949a; --primary: #0b4f60; --sunken: #ebf1f1; --inverse: #0b3b48; }
@media (prefers-color-scheme: dark) { :root { --canvas: #07171c; --surface: #0e232a; --text: #e9f2f2; --muted: #aec1c6; --subtle: #1d3740;
  --strong: #5f7c85; --primary: #93d8e3; --sunken: #0a1c22; --inverse: #0f3742; } }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px; background: var(--canvas); color: var(--text);
  font: 14px/1.5 "Geologica Variable", system-ui, sans-serif; }
main { display: grid; gap: 14px; width: 100%; max-width: 460px; }
section { display: grid; gap: 10px; padding: 16px; border: 1px solid var(--subtle); border-radius: 18px; background: var(--surface); }
section[data-demo] { border-style: dashed; border-color: var(--strong); }
header { display: flex; gap: 9px; align-items: center; font-size: 16px; font-weight: 600; }
header svg { width: 28px; height: 28px; }
h1 { font-size: 24px; line-height: 1.2; letter-spacing: -0.02em; }
h2 { font-size: 16px; line-height: 1.3; }
p { color: var(--muted); }
a { color: var(--primary); }
form { display: flex; flex-wrap: wrap; gap: 8px; }
button { flex: 1 1 128px; min-height: 56px; padding: 8px 14px; border: 1.5px solid var(--strong); border-radius: 10px; background: none;
  color: var(--text); font: inherit; text-align: start; text-transform: capitalize; cursor: pointer; }
button:hover { background: var(--sunken); }
button small { display: block; color: var(--muted); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
`

const BRAND =
  '<header><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0b3b48"/>' +
  '<path d="M27 26H5A22 22 0 0 1 27 4z" fill="#2b8fa6"/><path d="M27 26H11.5A15.5 15.5 0 0 1 27 10.5z" fill="#ffb52e"/>' +
  '<path d="M27 26h-9a9 9 0 0 1 9-9z" fill="#ffffff"/></svg>Console</header>'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The contents of a page's inline elements, whose hashes its policy allows. */
const inlineOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'gi'))].map(([, text = '']) => text)

/** Allows only files of the console, and inline elements exactly as they are in this page. */
export const policyOf = (html: string) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineOf(html, 'script').map(hashOf)].join(' ')}`,
    `style-src ${["'self'", ...inlineOf(html, 'style').map(hashOf)].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Answers with a whole page and the policy that fits it. */
export const sendHtml = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    // Without a referrer a browser sends `Origin: null` with a form.
    .headers({ 'content-security-policy': policyOf(html), 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(html)

/** A page of the gateway itself. `content` and `aside`, which has a box of its own, are HTML. */
export const sendPage = (
  reply: FastifyReply,
  { title, content, aside = '', status }: { title: string; content: string; aside?: string; status?: number },
) =>
  sendHtml(
    reply,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
      `<body><main><section>${BRAND}<h1>${escapeHtml(title)}</h1>${content}</section>${aside}</main></body></html>`,
    status,
  )
