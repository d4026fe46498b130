'use client'

import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { QrCode } from '#components/ui/qr-code.tsx'
import { qrPath } from '#components/ui/qr-path.ts'
import styles from './codes-card.module.css'

/** A small QR code of an invite link, which opens large enough for a camera. A popover needs no script of its own. */
export function CodeQr({ vipCode, url }: { vipCode: string; url: string }) {
  const t = useTranslations()
  const id = useId()
  const path = useMemo(() => qrPath(url), [url])
  const label = t('agent.code.qr', { code: vipCode })
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('agent.code.show_qr', { code: vipCode })}
        className={styles.qr}
      >
        <svg viewBox={`0 0 ${path.size} ${path.size}`} aria-hidden="true" focusable="false" shapeRendering="crispEdges">
          <path d={path.d} fill="currentColor" />
        </svg>
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={label} className={styles.popover}>
        <IconButton
          label={t('common.btn_close')}
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.close}
        >
          <Icon icon={XIcon} />
        </IconButton>
        <QrCode path={path} label={label} />
        <p>
          <bdi dir="ltr">{vipCode}</bdi>
        </p>
      </div>
    </>
  )
}
