import { useEffect, useRef, useState } from 'react'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { ignoreHeldEnter } from '#components/notification/ignore-held-enter.ts'
import type { Moment } from '#store/slices/moment.ts'
import { MomentClosing } from './moment-closing.tsx'
import { MomentView } from './picture/moment-view.tsx'
import { useMomentNews } from './use-moment-news.tsx'
import { usePersonInside } from './use-person-inside.ts'

interface MomentFrameProps {
  moment: Moment
  close: () => void
  titleId: string
}

/** One opening of the overlay: its focus, its keys and when it closes. Its news may change in place. */
export function MomentFrame({ moment, close, titleId }: MomentFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const [isKept, keep] = useState(false)
  const isInside = usePersonInside(box)
  const { isDecision, isBusy, ...news } = useMomentNews(moment, close)

  // Without scrolling, because the scene comes first.
  const focusAction = () => {
    const action = actions.current?.firstElementChild
    if (action instanceof HTMLElement) focusElement(action)
  }
  useEffect(() => {
    const place = actions.current
    focusAction()
    place?.addEventListener('keydown', ignoreHeldEnter)
    return () => place?.removeEventListener('keydown', ignoreHeldEnter)
  }, [])
  const keepOpen = () => {
    keep(true)
    // The pressed button is removed.
    focusAction()
  }
  return (
    <div ref={box}>
      <MomentView
        {...news}
        onClose={close}
        titleId={titleId}
        actionsRef={actions}
        closing={
          !isDecision &&
          !isKept && (
            <MomentClosing
              key={moment.draw?.drawId ?? moment.claimed.length}
              isPaused={isInside || isBusy}
              onClose={close}
              onKeepOpen={keepOpen}
            />
          )
        }
      />
    </div>
  )
}
