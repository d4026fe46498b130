declare global {
  /** Next bundles its start hook and its pages separately, so a variable of this module would exist twice in one process. */
  var fanfareSharedLink: string | undefined
}

/** The link of the remote file, for the server's pages; undefined when users share our own. */
export const sharedLink = () => globalThis.fanfareSharedLink

export const keepSharedLink = (link: string | null) => {
  globalThis.fanfareSharedLink = link ?? undefined
}
