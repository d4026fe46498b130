'use client'

import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import { qrPath, type QrPath } from '#components/ui/pictures/qr-path.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import styles from './codes-card.module.css'

/** Modules of white around the code, which scanners need (ISO/IEC 18004), and px a module: about 1,000 px for a link. */
const QUIET = 4
const MODULE_PX = 24

/** The code as a PNG for print, black on white in both modes. */
async function savePicture({ size, d }: QrPath, name: string): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = (size + 2 * QUIET) * MODULE_PX
  canvas.height = canvas.width
  const drawing = canvas.getContext('2d')
  if (drawing === null) return
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.scale(MODULE_PX, MODULE_PX)
  drawing.translate(QUIET, QUIET)
  drawing.fillStyle = 'black'
  drawing.fill(new Path2D(d))
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture !== null) saveFile(picture, name)
}

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
          <Icon icon="x" />
        </IconButton>
        <QrCode path={path} label={label} />
        <p>
          <bdi dir="ltr">{vipCode}</bdi>
        </p>
        <Button variant="outlined" size="sm" onClick={() => void savePicture(path, `${vipCode}.png`)}>
          <Icon icon="download-simple" size="sm" />
          {t('agent.code.save_qr')}
        </Button>
      </div>
    </>
  )
}
