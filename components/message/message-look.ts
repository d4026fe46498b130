import type { Icon } from '@phosphor-icons/react'
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell'
import { GiftIcon } from '@phosphor-icons/react/dist/ssr/Gift'
import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck'
import { TrophyIcon } from '@phosphor-icons/react/dist/ssr/Trophy'
import type { Message, MessageType } from '@fanfare/contract/message/message.ts'

const ICONS: Record<MessageType, Icon> = {
  REWARD: GiftIcon,
  ACTIVITY: TrophyIcon,
  ACCOUNT: ShieldCheckIcon,
  AGENT: HandshakeIcon,
}

/** The icon of the type; a bell for a type of another platform. */
export const messageIcon = (type: Message['type']): Icon => (ICONS as Record<string, Icon>)[type] ?? BellIcon
