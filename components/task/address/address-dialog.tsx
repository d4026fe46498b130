'use client'

import Dialog from '@mui/material/Dialog'
import { XIcon } from '@phosphor-icons/react/dist/ssr/X'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useFocusHome } from '#components/notification/use-focus-home.ts'
import { MuiProvider } from '#components/providers/mui-provider.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import sheet from '#components/ui/sheet.module.css'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { drawChanged, selectDraw } from '#store/slices/draw.ts'
import styles from './address-dialog.module.css'
import { AddressPanel } from './address-panel.tsx'

/** The page's one dialog for a delivery address; under 640 px a sheet from the bottom. */
export function AddressDialog() {
  const t = useTranslations('common')
  const open = useAppSelector(selectDraw).address
  const dispatch = useAppDispatch()
  const titleId = useId()
  // The dialog keeps its content while it fades out.
  const [request, setRequest] = useState(open)
  if (open && open !== request) setRequest(open)
  const focusHome = useFocusHome(open !== null)
  const close = () => void dispatch(drawChanged({ address: null }))
  return (
    <MuiProvider>
      <Dialog
        open={open !== null}
        onClose={close}
        aria-labelledby={titleId}
        slotProps={{
          transition: { onExited: focusHome },
          paper: { className: sheet.paper },
          container: { className: sheet.container },
        }}
      >
        {request && <AddressPanel key={request.rewardId} request={request} titleId={titleId} close={close} />}
        <IconButton label={t('btn_close')} className={styles.close} onClick={close}>
          <Icon icon={XIcon} />
        </IconButton>
      </Dialog>
    </MuiProvider>
  )
}
