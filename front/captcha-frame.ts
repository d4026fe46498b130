import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GeetestSettings } from '@fanfare/kernel/geetest-settings.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { CAPTCHA_FRAME_PATH } from '#lib/session/captcha/captcha-frame-path.ts'
import { captchaFrameScript } from './captcha-frame-script.ts'
import { commonHeaders } from './csp/security-headers.ts'
import { limitSending } from './http/connections.ts'
import type { FrontOptions } from './options.ts'

export interface CaptchaFrame {
  /** Whether this is the address of the frame, where there is one. */
  accepts: (request: IncomingMessage) => boolean
  answer: (request: IncomingMessage, response: ServerResponse) => void
}

const STYLE = 'html,body{margin:0;height:100%;background:none}'

/**
 * The policy of the frame alone. Its sandbox gives it an origin of its own, so that GeeTest's script reaches neither the page,
 * its cookies nor its storage (decision 0082).
 */
const policyOf = (script: string, sources: readonly string[]): string => {
  const allowed = sources.join(' ')
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' ${allowed}`,
    `style-src 'unsafe-inline' ${allowed}`,
    `img-src data: blob: ${allowed}`,
    `font-src data: ${allowed}`,
    `connect-src ${allowed}`,
    `media-src ${allowed}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ')
}

const htmlOf = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>GeeTest</title><style>${STYLE}</style></head><body><script>${script}</script></body></html>`

/** Answers the frame in which a form shows GeeTest's captcha, in each language. Without GeeTest there is no such address. */
export function createCaptchaFrame({ geetest, live }: Pick<FrontOptions, 'live' | 'geetest'>): CaptchaFrame {
  const answers = new Map<string | undefined, { html: string; headers: Record<string, string> }>()
  for (const locale of geetest ? LOCALES : []) {
    const { id, scriptOrigin, sources } = geetest as GeetestSettings
    const script = captchaFrameScript({ id, scriptOrigin, language: languageOf(locale).geeTestLocale })
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(script, sources),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      ...commonHeaders({ live }),
    }
    answers.set(`${CAPTCHA_FRAME_PATH}/${locale}`, { html: htmlOf(script), headers })
  }
  return {
    accepts: ({ url }) => answers.has(url),
    answer: (request, response) => {
      const { html = '', headers = {} } = answers.get(request.url) ?? {}
      request.resume()
      limitSending(response)
      response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(html) })
      response.end(request.method === 'HEAD' ? undefined : html)
    },
  }
}
