import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** @throws SyntaxError on a message that is not ICU */
export const parseMessage = (message: string) => parse(message, { requiresOtherClause: true })

/** Argument names with the kind of each (`count:plural`), tags included; the branches of a plural may use different ones. */
export function icuArguments(elements: readonly MessageFormatElement[], found = new Set<string>()) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    found.add(`${element.value}:${TYPE[element.type]}`)
    for (const option of branches(element)) icuArguments(option, found)
    if (element.type === TYPE.tag) icuArguments(element.children, found)
  }
  return found
}

/** Whether a message prints a number with `#`, which formats it in the digits of another script. */
export function usesPound(elements: readonly MessageFormatElement[]): boolean {
  return elements.some(
    (element) => element.type === TYPE.pound || branches(element).some((option) => usesPound(option)),
  )
}

export function pluralForms(elements: readonly MessageFormatElement[]): string[][] {
  return elements.flatMap((element) => [
    ...(element.type === TYPE.plural ? [Object.keys(element.options)] : []),
    ...branches(element).flatMap((option) => pluralForms(option)),
    ...(element.type === TYPE.tag ? pluralForms(element.children) : []),
  ])
}

const branches = (element: MessageFormatElement) =>
  element.type === TYPE.plural || element.type === TYPE.select
    ? Object.values(element.options).map(({ value }) => value)
    : []
