import type { CodeName } from '#lib/contract/codes.ts'
import type { RefusalData } from '#lib/contract/envelope.ts'

/** A refusal of the domain: becomes the envelope's code and data, never a 5xx (contract §1). */
export class DomainError extends Error {
  readonly codeName: CodeName
  readonly data: RefusalData | undefined

  constructor(codeName: CodeName, data?: RefusalData) {
    super(codeName)
    this.name = 'DomainError'
    this.codeName = codeName
    this.data = data
  }
}
