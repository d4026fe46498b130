import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GeetestSettings } from '@fanfare/kernel/geetest-settings.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { CAPTCHA_FRAME_PATH } from '#lib/session/captcha/captcha-frame-path.ts'
import { commonHeaders } from './csp/security-headers.ts'
import { limitSending } from './http/connections.ts'
import type { FrontOptions } from './options.ts'

interface FrameSettings {
  id: string
  scriptOrigin: string
  /** `geeTestLocale` of the language table. */
  language: string
}

/**
 * The script of the frame: loads GeeTest's script, shows the captcha and sends each step to the page (`answer-geetest.ts`). The
 * sandbox refuses storage and cookies with an exception, so GeeTest's script gets empty ones that end with the frame.
 */
const BODY = `function(settings){
var say=function(step,answer){parent.postMessage({captcha:step,answer:answer},'*')};
var store=function(){var kept={};return{getItem:function(k){return k in kept?kept[k]:null},setItem:function(k,v){kept[k]=String(v)},removeItem:function(k){delete kept[k]},clear:function(){kept={}}}};
['localStorage','sessionStorage'].forEach(function(n){try{window[n]}catch(_){Object.defineProperty(window,n,{value:store()})}});
try{document.cookie}catch(_){var jar='';Object.defineProperty(document,'cookie',{get:function(){return jar},set:function(v){jar=String(v).split(';')[0]}})}
var fail=function(){say('failed')};
document.addEventListener('keydown',function(e){if(e.key==='Escape')say('closed')});
var s=document.createElement('script');
s.src=settings.scriptOrigin+'/v4/gt4.js';
s.onerror=fail;
s.onload=function(){try{window.initGeetest4({captchaId:settings.id,language:settings.language,product:'bind'},function(c){
c.onReady(function(){say('ready');c.showCaptcha()}).onSuccess(function(){say('solved',c.getValidate())}).onError(fail).onClose(function(){say('closed')})
})}catch(_){fail()}};
document.head.appendChild(s);
}`.replaceAll('\n', '')

/** Escapes `<`, so that no value can end the script or its own string. */
const inScript = (settings: FrameSettings) => JSON.stringify(settings).replaceAll('<', String.raw`\u003C`)

const captchaFrameScript = (settings: FrameSettings) => `(${BODY})(${inScript(settings)})`

const STYLE = 'html,body{margin:0;height:100%;background:none}'

/**
 * The policy of the frame alone. Its sandbox gives it an origin of its own, so that GeeTest's script reaches neither the page,
 * its cookies nor its storage (decision 0082).
 */
const policyOf = (script: string, sources: readonly string[]) => {
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

const htmlOf = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>GeeTest</title><style>${STYLE}</style></head><body><script>${script}</script></body></html>`

/** Answers the frame in which a form shows GeeTest's captcha, in each language. Without GeeTest the address does not exist. */
export function createCaptchaFrame({ geetest, live }: FrontOptions) {
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
    /** Whether this is the address of the frame, where there is one. */
    accepts: ({ url }: IncomingMessage) => answers.has(url),
    answer: (request: IncomingMessage, response: ServerResponse) => {
      const { html = '', headers = {} } = answers.get(request.url) ?? {}
      request.resume()
      limitSending(response)
      response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(html) })
      response.end(request.method === 'HEAD' ? undefined : html)
    },
  }
}
