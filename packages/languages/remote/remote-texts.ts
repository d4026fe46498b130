import type { MessageTree } from '../message-tree.ts'

interface RemoteTexts {
  /** By `localeFileName`. */
  files: Map<string, MessageTree>
  version: number
}

declare global {
  /** Next bundles its start hook and its pages apart, so a variable of this module would exist twice in one process. */
  var fanfareRemoteTexts: RemoteTexts | undefined
}

const remote = (): RemoteTexts => (globalThis.fanfareRemoteTexts ??= { files: new Map(), version: 0 })

/** The accepted texts of one remote `common.json`; undefined until one was read. */
export const remoteTextsOf = (name: string): MessageTree | undefined => remote().files.get(name)

/** Rises with every change, so that merged texts can be cached until then. */
export const remoteTextsVersion = () => remote().version

/** @returns whether the texts have changed */
export function replaceRemoteTexts(name: string, texts: MessageTree) {
  const { files } = remote()
  if (JSON.stringify(files.get(name) ?? {}) === JSON.stringify(texts)) return false
  files.set(name, texts)
  remote().version += 1
  return true
}
