import type { Refusal } from '#lib/http/errors.ts'

/** An error as the store keeps it: plain data. */
export type CallError =
  | { kind: 'gateway'; code: string; data: Refusal | undefined }
  | {
      kind: 'network'
      message: 'Network Error'
      status: number | undefined
      code: string | undefined
      data: Refusal | undefined
    }
  | { kind: 'contract'; message: string }
