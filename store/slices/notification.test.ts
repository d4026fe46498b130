import { expect, test } from 'vitest'
import {
  dialogClosed,
  dialogOpened,
  notificationReducer,
  notificationTaken,
  notified,
  selectDialog,
  selectNotifications,
} from './notification.ts'

type Action = Parameters<typeof notificationReducer>[1]
const after = (...actions: Action[]) => ({ notification: actions.reduce(notificationReducer, undefined as never) })

test('[UI-1] a notification is normal, hides after 3000 ms and is not frosted unless it says otherwise', () => {
  const [first] = selectNotifications(after(notified({ message: 'Saved' })))
  expect(first).toMatchObject({ message: 'Saved', modeType: 'normal', duration: 3000, frosted: false })
  const options = { message: 'Wait', modeType: 'timeDown', duration: 0, frosted: true, timeDown: 9 } as const
  expect(selectNotifications(after(notified(options)))[0]).toMatchObject(options)
})

test('[UI-1] notifications wait in their order, each with an id of its own, until they are shown', () => {
  const state = after(notified({ message: 'a' }), notified({ message: 'b' }), notified({ message: 'c', id: 'mine' }))
  const queue = selectNotifications(state)
  expect(queue.map(({ message }) => message)).toEqual(['a', 'b', 'c'])
  expect(new Set(queue.map(({ id }) => id)).size).toBe(3)
  const rest = notificationReducer(state.notification, notificationTaken('mine'))
  expect(selectNotifications({ notification: rest }).map(({ message }) => message)).toEqual(['a', 'b'])
})

test('[ACT-8] a success dialog closes automatically after 5 s, others stay', () => {
  const opened = (modeType: 'success' | 'error' | 'cancel', countdownSeconds?: number) =>
    selectDialog(after(dialogOpened({ modeType, status: 1, title: 'x', countdownSeconds })))?.countdownSeconds
  expect(opened('success')).toBe(5)
  expect(opened('success', 9)).toBe(9)
  expect(opened('success', 0)).toBe(0)
  expect(opened('error')).toBe(0)
  expect(opened('cancel')).toBe(0)
})

test('[UI-1] a dialog is closed by its id, so that one which took its place stays', () => {
  const first = dialogOpened({ modeType: 'cancel', status: 0, title: 'Sure?', id: 'first' })
  const second = dialogOpened({ modeType: 'success', status: 1, title: 'Done', id: 'second' })
  expect(selectDialog(after(first, dialogClosed('first')))).toBeNull()
  expect(selectDialog(after(first, second, dialogClosed('first')))?.id).toBe('second')
})
