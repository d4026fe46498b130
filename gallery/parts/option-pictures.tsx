'use client'

import { SnackbarView } from '#components/notification/snackbar-view.tsx'
import { dialogOptions, snackbarOptions, type OptionFixture } from '../fixtures/notification-options.ts'
import { DialogPicture } from './dialog-picture.tsx'
import { SecondMessage } from './second-message.tsx'
import { State } from './state.tsx'
import { useFixture } from './use-fixture.ts'

const nothing = () => undefined
const isSeen = (option: OptionFixture<unknown>): boolean => option.isSeen ?? false

/** The options that change the look of a snackbar or a dialog, as pictures. */
export function OptionPictures() {
  const { bars, boxes } = useFixture((_now, translate) => ({
    bars: snackbarOptions(translate).filter(isSeen),
    boxes: dialogOptions(translate).filter(isSeen),
  }))
  return (
    <>
      {boxes.map(({ id, data, hasSecond }) => (
        <DialogPicture key={id} id={id} data={data} second={hasSecond && <SecondMessage />} />
      ))}
      {bars.map(({ id, data, hasSecond }) => (
        <State key={id} id={id}>
          <SnackbarView
            notification={data}
            second={hasSecond && <SecondMessage />}
            onClose={nothing}
            onConfirm={nothing}
          />
        </State>
      ))}
    </>
  )
}
