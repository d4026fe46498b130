import { useLast } from '#components/notification/use-last.ts'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { useAppSelector } from '#store/hooks.ts'
import { selectDraw } from '#store/slices/draw.ts'

const AddressDialog = lazyWithRetry(async () => (await import('./address-dialog.tsx')).AddressDialog)

/** The form for a delivery address, loaded when it is first opened (decision 0014). It stays mounted, so that it can fade out. */
export function LazyAddress() {
  const request = useLast(useAppSelector(selectDraw).address)
  return request && <AddressDialog.Part request={request} />
}
