import type { RefusalData } from '#lib/contract/envelope.ts'

/** An error as the store keeps it: plain data. */
export type CallError =
  | { kind: 'gateway'; code: string; data: RefusalData | undefined }
  | {
      kind: 'network'
      message: 'Network Error'
      status: number | undefined
      code: string | undefined
      data: RefusalData | undefined
    }
  | { kind: 'contract'; message: string }
