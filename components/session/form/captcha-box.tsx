import { useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { pressable } from '#lib/head/early.ts'
import { Remark, Span, Stack } from '#components/ui/layout/layout.tsx'
import type { CaptchaChallenge } from '@fanfare/contract/session/login.ts'
import styles from './captcha-box.module.css'

/** `refused`: the gateway did not accept the answer (51052); `failed`: no challenge to solve. The user can retry both. */
export type CaptchaState = 'idle' | 'checking' | 'checked' | 'expired' | 'refused' | 'failed'

export interface CaptchaBoxProps {
  state?: CaptchaState
  /** Absent: the proof of work. */
  provider?: CaptchaChallenge['provider']
  onCheck?: () => void
}

/** Pressing the box is optional: sending the form solves the captcha, too. */
export function CaptchaBox({ state = 'idle', provider, onCheck }: CaptchaBoxProps) {
  const t = useTranslations('account')
  const isPressed = state === 'checking' || state === 'checked'
  const wrong = state === 'refused' || state === 'failed'
  const line = wrong || state === 'expired' ? 'expired' : state
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={state === 'checked'}
      aria-busy={state === 'checking' || undefined}
      className={cx(styles.captcha, wrong && styles.wrong)}
      {...pressable('captcha', isPressed ? undefined : onCheck)}
    >
      <span className={cx(styles.box, state === 'checked' && styles.on, state === 'checking' && styles.turning)}>
        {state === 'checked' && <SmallIcon icon="check" weight="bold" />}
      </span>
      <Stack as="span" grow aria-live="polite">
        <Span weight="medium" className={styles.title}>
          {t(`captcha_${state}`)}
        </Span>{' '}
        <Remark size="hint">
          {t(isPressed && provider === 'geetest' ? 'captcha_geetest_line' : `captcha_${line}_line`)}
        </Remark>
      </Stack>
      <Icon icon="fingerprint" size="lg" weight="duotone" className={styles.mark} />
    </button>
  )
}
