import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 12vh auto; padding: 0 1.5rem; }
button { font: inherit; width: 100%; padding: 0.75rem 1rem; margin-block: 0.25rem; text-align: start; cursor: pointer; }
`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The contents of inline elements of a page, whose hashes its policy allows. */
const inlineOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, 'gi'))].map(([, text = '']) => text)

/** Only files of the console, and inline elements exactly as they are in this page. */
export const policyOf = (html: string): string =>
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

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** Answers with a whole page and the policy that fits it. */
export const sendHtml = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    // Without the referrer a browser sends `Origin: null` with a form.
    .headers({ 'content-security-policy': policyOf(html), 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(html)

/** A page of the gateway itself; `content` is HTML. */
export const sendPage = (
  reply: FastifyReply,
  { title, content, status }: { title: string; content: string; status?: number },
): FastifyReply =>
  sendHtml(
    reply,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
      `<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
    status,
  )
