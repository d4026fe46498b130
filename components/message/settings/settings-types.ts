import { MESSAGE_KIND_NAMES, MESSAGE_KINDS, type MessageKind } from '@fanfare/contract/message/message-kinds.ts'
import type { MessageType } from '@fanfare/contract/message/message.ts'

const kindsOf = (type: MessageType): MessageKind[] => MESSAGE_KIND_NAMES.filter((kind) => MESSAGE_KINDS[kind] === type)

/** The types that can be turned off: those with kinds of messages that the gateway writes. */
export const CHOSEN_TYPES: readonly MessageType[] = [...new Set(Object.values(MESSAGE_KINDS))]

/** A type is on while the user gets any of its kinds. */
export const isOn = (off: readonly string[], type: MessageType): boolean =>
  kindsOf(type).some((kind) => !off.includes(kind))

/** The kinds that are off. Unknown ones are left out, because the call refuses them. */
export const knownKinds = (off: readonly string[]): MessageKind[] =>
  MESSAGE_KIND_NAMES.filter((kind) => off.includes(kind))

/** The kinds that are off after a type was turned on or off. */
export function withType(off: readonly MessageKind[], type: MessageType, on: boolean): MessageKind[] {
  const others = off.filter((kind) => MESSAGE_KINDS[kind] !== type)
  return on ? others : [...others, ...kindsOf(type)]
}
