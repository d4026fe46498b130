'use client'

import type { ReactNode } from 'react'
import { DialogView, isNarrow } from '#components/notification/dialog-view.tsx'
import { cx } from '#components/ui/cx.ts'
import type { Dialog } from '#store/slices/notification.ts'
import { State } from './state.tsx'
import styles from './state.module.css'

const nothing = () => undefined
/** Seconds at which the pictures stop the countdown. */
const CLOSES_IN = 4

interface DialogPictureProps {
  id: string
  data: Omit<Dialog, 'id'>
  second?: ReactNode
}

/** The state of a dialog as a picture. */
export const DialogPicture = ({ id, data, second }: DialogPictureProps) => (
  <State id={id}>
    <div className={cx(styles.dialog, isNarrow(data) && styles.narrow)}>
      <DialogView
        dialog={data}
        left={data.modeType === 'success' ? CLOSES_IN : null}
        second={second}
        onClose={nothing}
        onConfirm={nothing}
        titleId={`${id}-title`}
      />
    </div>
  </State>
)
