import { useLast } from '#components/notification/use-last.ts'
import { lazyOpened } from '#components/providers/lazy-opened.tsx'
import { useAppSelector, useAppDispatch } from '#store/hooks.ts'
import { selectDraw, drawChanged, type AddressRequest } from '#store/slices/draw.ts'
import { useTranslations } from 'next-intl'
import { SmallButton } from '#components/ui/controls/button.tsx'

const AddressDialog = lazyOpened(async () => (await import('./address-dialog.tsx')).AddressDialog)

/** The form for a delivery address, loaded when it is first opened (decision 0014). It stays mounted, so that it can fade out. */
export function LazyAddress() {
  const request = useLast(useAppSelector(selectDraw).address)
  return request && <AddressDialog.Opened request={request} />
}

/** Opens the address form for a won object; `isThere`: an address was given, which the form can replace. */
export function AddressButton({ isThere, ...request }: AddressRequest & { isThere?: boolean }) {
  const t = useTranslations()
  const dispatch = useAppDispatch()
  return (
    <SmallButton onClick={() => void dispatch(drawChanged({ address: request }))}>
      {t(isThere ? 'address.change' : 'lottery.add_address')}
    </SmallButton>
  )
}
