/** The two sentences of spec §8, word for word; the reader sees their translation. */
const MESSAGES = {
  'too-old': 'Please download the latest version of the app',
  unknown: 'Path mapping not found',
} as const

/** A target that cannot be opened here (APP-4). */
export class TargetError extends Error {
  override readonly name = 'TargetError'
  readonly reason: keyof typeof MESSAGES

  constructor(reason: keyof typeof MESSAGES) {
    super(MESSAGES[reason])
    this.reason = reason
  }
}
