import compile from 'icu-minify/compile'
import type { CompiledTree } from './compiled-tree.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { MessageTree } from '@fanfare/languages/message-tree.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'

const compiled = new WeakMap<MessageTree, CompiledTree>()

function compileTree(tree: MessageTree): CompiledTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? (compile(value) as string | unknown[]) : compileTree(value),
    ]),
  )
}

/**
 * The messages of a language as the browser draws them, parsed once per process, without those that only the gateway shows to the
 * staff. Server only.
 */
export function compiledMessages(locale: Locale): CompiledTree {
  const messages = loadMessages(locale)
  const known = compiled.get(messages)
  if (known) return known
  const { support: _, ...shown } = messages
  const tree = compileTree(shown)
  compiled.set(messages, tree)
  return tree
}
