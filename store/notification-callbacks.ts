import type { ReactNode } from 'react'

/** The options of spec §3 that are functions, kept here because the store holds only data. */
export interface NotificationCallbacks {
  /** After it has closed, for any reason. */
  callback?: () => void
  /** The button was pressed (`buttonText`), or `cancel` was confirmed. */
  onConfirm?: () => void
  secondMessageRender?: () => ReactNode
}

const callbacks = new Map<string, NotificationCallbacks>()

export const keepCallbacks = (id: string, given: NotificationCallbacks) => {
  callbacks.set(id, given)
}
export const callbacksOf = (id: string) => callbacks.get(id) ?? {}
export const dropCallbacks = (id: string) => {
  callbacks.delete(id)
}
