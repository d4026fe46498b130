import { type DOMAttributes, useCallback, useEffect, useRef, useState } from 'react'
import { CopiesHost } from '#components/shell/offline/copies-host.tsx'
import { useOnNavigation } from '#components/shell/use-on-navigation.ts'
import { Sheet } from '#components/notification/sheet-dialog.tsx'
import { useLast } from '#components/notification/use-last.ts'
import { useReducedMotion } from '#components/ui/browser/use-media-query.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { type Claimable, type GoodNews, goodNewsClosed, selectGoodNews } from '#store/slices/good-news.ts'
import { QueuedClaims } from '../claim/queued-claims.tsx'
import styles from './good-news-host.module.css'
import { focusButton } from '#components/notification/focus-button.ts'
import { GoodNewsClosing, GoodNewsView } from './good-news-view.tsx'
import { describeGoodNews } from './describe-good-news.ts'
import { saveCalendar } from '#components/ui/browser/save-calendar.ts'
import { usePathname, useRouter } from 'next/navigation'
import { claimableOf, rewardKey, type ClaimableItem } from '../claim/claim.ts'
import { useOpenTask } from '../task-card/use-open-task.ts'
import { focusElement } from '#components/ui/browser/focus-element.ts'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { useServerNow } from '#components/ui/time/use-now.ts'
import type { ActivityDetail, ActivitySummary, MyActivity } from '@fanfare/contract/activity/activity.ts'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { useShareDialog } from '#components/share/share-button.tsx'
import { shareOf } from '#components/share/share-subject.ts'
import { ownEnd } from '#lib/task/own-end.ts'
import { claimableAt, closestTasks } from '#lib/task/order.ts'
import { taskPhase, visibleTasks } from '#lib/task/task-phase.ts'
import { activityApi } from '#store/api/activity.ts'
import { competitionApi } from '#store/api/competition.ts'
import { taskApi } from '#store/api/task.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { drawChanged, selectDraw, spinRequested, type AddressRequest, type DrawRequest } from '#store/slices/draw.ts'
import { selectNextStep, type NextStep } from '#store/slices/next-step.ts'
import { useClaimAll } from '../claim/use-claim-all.ts'
import { useClaimedNote } from './use-claimed-note.ts'

/** ms; CSS moves the sheet itself. */
const FADE = 140

/**
 * The page's one overlay for good news: 500 px, radius 24; below 640 px a sheet from the bottom (design §13, "Moments"). Also mounts
 * the queue of claims and of copied links, whose news it shows.
 */
export function GoodNewsHost() {
  const open = useAppSelector(selectGoodNews)
  const dispatch = useAppDispatch()
  const reduced = useReducedMotion()
  const goodNews = useLast(open)
  const id = open?.id
  const close = useCallback(() => void (id && dispatch(goodNewsClosed(id))), [id, dispatch])
  // A phone's back button or gesture closes the overlay instead of leaving the page, without a history entry (ADR 0043).
  useEffect(() => {
    if (!id || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', close)
    return () => watcher.destroy()
  }, [id, close])
  // News belongs to the page that opened it, so a navigation closes the overlay, also where the next page mounts this host.
  useOnNavigation(close)
  useEffect(() => close, [close])
  return (
    <>
      <QueuedClaims />
      <CopiesHost />
      <Sheet isOpen={!!open} onClose={close} transitionDuration={reduced ? 0 : FADE} className={styles.paper}>
        {(titleId) =>
          goodNews && <GoodNewsFrame key={goodNews.id} goodNews={goodNews} close={close} titleId={titleId} />
        }
      </Sheet>
    </>
  )
}

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher, not in every browser and not in TypeScript's library. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

interface GoodNewsFrameProps {
  goodNews: GoodNews
  close: () => void
  titleId: string
}

/** One opening of the overlay: focus, keys, and when it closes. Its news may change in place. */
function GoodNewsFrame({ goodNews, close, titleId }: GoodNewsFrameProps) {
  const actions = useRef<HTMLDivElement>(null)
  const [isKept, keep] = useState(false)
  const { handlers, isTouched, isInside } = usePerson()
  const context = useGoodNewsContext(goodNews, close)
  const content = describeGoodNews(context)

  // The news after a ticket has other buttons, and the pressed button of "Keep open" disappears.
  const isTicket = !!content.ticket
  useEffect(() => focusButton(actions.current?.firstElementChild), [isTicket, isKept])
  return (
    <>
      <div {...handlers}>
        <GoodNewsView
          content={content}
          onClose={close}
          onShare={context.openShare}
          titleId={titleId}
          actionsRef={actions}
          closing={
            content.isTimed &&
            !isKept && (
              <GoodNewsClosing
                key={content.playKey}
                isPaused={isInside || context.isClaiming || context.isSpinBusy}
                isStopped={isTouched}
                onClose={close}
                onKeepOpen={() => keep(true)}
              />
            )
          }
        />
      </div>
      {context.shareDialog}
    </>
  )
}

/**
 * `isInside`: the pointer was moved in the overlay, or Tab was pressed. A resting pointer and the focus that the overlay gives itself
 * do not count. `isTouched`: a press or a key, except a key held since before the overlay opened, and except "Keep open", which has
 * its own handler.
 */
function usePerson() {
  const [isTouched, setTouched] = useState(false)
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const place = useRef<string>(undefined)
  const touch = (target: EventTarget) => {
    if (!(target instanceof Element && target.closest('[data-countdown]'))) setTouched(true)
  }
  const handlers: DOMAttributes<HTMLElement> = {
    onPointerDown: ({ target }) => touch(target),
    onKeyDown: ({ target, key, repeat }) => {
      if (!repeat) touch(target)
      if (key === 'Tab') setFocus(true)
    },
    onPointerMove: ({ clientX, clientY }) => {
      const now = `${clientX} ${clientY}`
      // Browsers send a pointermove to an element that appears under a resting pointer.
      if (place.current && place.current !== now) setPointer(true)
      place.current = now
    },
    onPointerLeave: () => setPointer(false),
  }
  return { handlers, isTouched, isInside: hasPointer || hasFocus }
}

const REWARDS_PATH = '/rewards'

/** What happened, what the page knows about it, texts, and handlers. */
function useGoodNewsContext(goodNews: GoodNews, close: () => void) {
  const texts = useGoodNewsTexts()
  const { t, locale } = texts
  const { activityId, claimed, failed, joined } = goodNews
  const { data: activity } = activityApi.useActivityDetailQuery(activityId)
  const { data: completions } = taskApi.useTaskCompletionsQuery(activityId)
  // Use only what the page has loaded, except after signing up: that reward may be another activity's.
  activityApi.endpoints.claimable.useQuerySubscription(undefined, { skip: joined?.entry !== 'register' })
  const { data: everywhere } = activityApi.endpoints.claimable.useQueryState()
  const { data: board } = competitionApi.endpoints.board.useQueryState({ activityId, pageIndex: 0, pageSize: 1 })
  const step = useAppSelector((state) => selectNextStep(state, activityId))
  const now = useServerNow()
  // The tasks may have been fetched just before the user joined.
  const tasks = visibleTasks(completions?.tasks ?? []).filter(({ reasonCode }) => reasonCode !== 'NOT_JOINED')
  const refused = failed.flatMap(({ canRetry, reward }) => (canRetry ? [] : reward))
  const done = new Set([...claimed, ...refused].map(rewardKey))
  const ready = (items: readonly ClaimableItem[]) =>
    claimableAt(items, now)
      .filter(({ task }) => taskPhase(task) === 'ready')
      .map(claimableOf)
  const here = tasks.map((task) => ({ activityId, title: activity?.title ?? '', task }))
  const elsewhere = everywhere?.items.filter((item) => item.activityId !== activityId || !completions) ?? []
  const data: GoodNewsData = {
    activity,
    tasks,
    next: [...ready(here), ...ready(elsewhere)].find((reward) => !done.has(rewardKey(reward))) ?? null,
    nextTask: closestTasks(tasks)[0] ?? null,
    step,
    ranked: board?.total ?? null,
  }
  const { claimAll, isClaiming } = useClaimAll(goodNews.id)
  const openTask = useOpenTask()
  const share = useShareDialog()
  const router = useRouter()
  const path = usePathname()
  const { isBusy: isSpinBusy, isStill } = useAppSelector(selectDraw)
  const dispatch = useAppDispatch()
  const showSection = (id: string) => {
    close()
    const section = document.getElementById(id)
    section?.scrollIntoView()
    if (section) focusElement(section)
  }
  const showRewards = () => {
    close()
    router.push(localeHref(locale, REWARDS_PATH))
  }
  return {
    ...goodNews,
    ...data,
    ...texts,
    claim: (rewards: readonly Claimable[]) => void claimAll(rewards),
    isClaiming,
    openTask: (task: TaskCompletion) => {
      close()
      if (activity) openTask(activity, task)
    },
    /** Goes to the section of the page with the next step. */
    showSection,
    /** null on the page of the rewards. */
    showRewards: path.endsWith(REWARDS_PATH) ? null : showRewards,
    /** Draws again, with the wheel or in place; `claimAndSpin` first claims the draws that are ready. */
    spinAgain: (request: DrawRequest) => {
      // A still wheel replaces this result by the next one.
      if (!isStill) close()
      dispatch(spinRequested(request))
    },
    isSpinBusy,
    addAddress: (address: AddressRequest) => {
      close()
      dispatch(drawChanged({ address }))
    },
    /** Shares the activity, as it is told here. */
    openShare: (told: Parameters<typeof shareOf>[1]) => activity && share.open(shareOf(activity, told, texts)),
    shareDialog: share.dialog,
    /** Puts the user's own deadline into their calendar. */
    saveEnd: () => {
      const at = ownEnd(activity, tasks)
      if (!activity || !at) return
      const { title, path: page } = activity
      const text = t(at < (activity.endTime ?? at) ? 'moment.calendar_own' : 'moment.calendar_end', { activity: title })
      const end = { id: `end-${activityId}`, at, title: text, text: title }
      saveCalendar([end], localeHref(locale, page), 'end.ics')
    },
    close,
  }
}

export type GoodNewsContext = ReturnType<typeof useGoodNewsContext>

export const useGoodNewsTexts = () => ({ ...useMyWords(), claimedNote: useClaimedNote() })

/** What the page knows about the news' activity, and the next thing to claim or do. */
export interface GoodNewsData {
  activity:
    | (Pick<ActivitySummary, 'activityId' | 'title' | 'path' | 'image' | 'activityType'> &
        Partial<ActivityDetail> & { my?: Pick<MyActivity, 'joinNo' | 'depositBonus'> })
    | undefined
  /** How many users the leaderboard has; null while the page has not read it. */
  ranked?: number | null
  /** The user's tasks of the activity; empty until they are known. */
  tasks: readonly TaskCompletion[]
  /** The next claimable reward by deadline: this activity's first, then others that the page knows. */
  next: Claimable | null
  /** The open task that is furthest along. */
  nextTask: TaskCompletion | null
  /** The next step that a part of the page published. */
  step: NextStep | null
}
