import type { ErrorCode, YAMLError } from 'yaml'

/** Added to the parser's words: how an author writes it. */
const REMEDIES: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space is in quotes',
  BLOCK_IN_FLOW: 'a text with a colon and a space is in quotes',
  TAB_AS_INDENT: 'indent with spaces',
  BAD_SCALAR_START: 'such a text is in quotes',
}

/** A fault of the syntax of YAML with its remedy. */
export function syntaxMessage({ code, message }: YAMLError): string {
  const remedy = REMEDIES[code]
  return remedy === undefined ? message : `${message}: ${remedy}`
}
