import { EARLY_ANSWERS_SCRIPT } from '#lib/session/early-answers.ts'
import { EARLY_INPUT_SCRIPT } from '#lib/session/early-input-script.ts'
import { EARLY_PRESS_SCRIPT } from '#lib/session/early-press.ts'
import { INVITE_SCRIPT } from '#lib/session/invite-code.ts'
import { PROMISE_SCRIPT } from '#lib/session/followed-promise.ts'
import { SIGN_IN_SCRIPT } from '#lib/session/provider-sign-in.ts'
import { FIRST_PAINT_SCRIPT } from '#lib/theme/first-paint.ts'
import { WHOLE_STYLES_SCRIPT } from '#lib/theme/whole-styles-script.ts'

/** The constant scripts of pages, on the server; the browser's bundle has `no-inline-scripts.ts` in its place (`imports` of package.json). */
export const INLINE_SCRIPTS = {
  firstPaint: FIRST_PAINT_SCRIPT,
  earlyAnswers: EARLY_ANSWERS_SCRIPT,
  earlyInput: EARLY_INPUT_SCRIPT,
  wholeStyles: WHOLE_STYLES_SCRIPT,
  earlyPress: EARLY_PRESS_SCRIPT,
  invite: INVITE_SCRIPT,
  promise: PROMISE_SCRIPT,
  signIn: SIGN_IN_SCRIPT,
}

export type InlineScriptName = keyof typeof INLINE_SCRIPTS
