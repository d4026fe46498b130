import { serverNow } from '../../http/clock.ts'
import { CAPTCHA_FRAME_PATH } from './captcha-frame-path.ts'
import type { SolvedCaptcha } from './answer-challenge.ts'

/** How long the captcha may take to be shown, ms. @assumed */
const LOADS_WITHIN_MS = 20_000
/** How long a page keeps an answer before it asks for another, ms. @assumed, because GeeTest documents no time. */
const KEPT_MS = 120_000
/** The fields of `geetestAnswerSchema`, which would bring zod into this script. */
const FIELDS = ['lot_number', 'captcha_output', 'pass_token', 'gen_time']

interface FrameMessage {
  captcha?: 'ready' | 'solved' | 'failed' | 'closed'
  answer?: unknown
}

/** Null without the fields, which a failed captcha does not have. */
function readAnswer(answer: unknown): SolvedCaptcha | null {
  const given = (answer ?? {}) as Record<string, unknown>
  const fields = FIELDS.map((name) => [name, given[name]])
  if (fields.some(([, value]) => typeof value !== 'string')) return null
  return { answer: btoa(JSON.stringify(Object.fromEntries(fields))), expiresAt: serverNow() + KEPT_MS }
}

/** Covers the whole page, because GeeTest shows its captcha in the middle; invisible until then. */
function createFrame(locale: string) {
  const frame = document.createElement('iframe')
  frame.src = `${CAPTCHA_FRAME_PATH}/${locale}`
  frame.title = 'GeeTest'
  frame.setAttribute('sandbox', 'allow-scripts')
  // Has the frame's own colour scheme, because otherwise the browser would paint it white.
  frame.style.cssText =
    'position:fixed;inset:0;z-index:2000;inline-size:100%;block-size:100%;border:0;color-scheme:light;visibility:hidden'
  return frame
}

/** Shows GeeTest's captcha in a frame of its own. Resolves with `refused` when the user closed it, null when it cannot be loaded. */
export function answerGeetest(): Promise<SolvedCaptcha | 'refused' | null> {
  const focused = document.activeElement
  const frame = createFrame(document.documentElement.dataset.locale ?? 'en')
  return new Promise((resolve) => {
    const end = (outcome: SolvedCaptcha | 'refused' | null) => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
      frame.remove()
      if (focused instanceof HTMLElement) focused.focus()
      resolve(outcome)
    }
    const onMessage = ({ source, data }: MessageEvent<FrameMessage | null>) => {
      if (source !== frame.contentWindow) return
      if (data?.captcha === 'ready') {
        clearTimeout(timer)
        frame.style.visibility = 'visible'
        frame.focus()
      } else if (data?.captcha) end(data.captcha === 'closed' ? 'refused' : readAnswer(data.answer))
    }
    const timer = setTimeout(() => end(null), LOADS_WITHIN_MS)
    window.addEventListener('message', onMessage)
    document.body.append(frame)
  })
}
