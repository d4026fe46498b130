import * as z from 'zod/mini'
import { wholeNumberSchema } from './integers.ts'

/** `langCode` of the language table; 0 or unknown is en, never an error (contract §4). */
export const languageTypeSchema = z._default(wholeNumberSchema(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0)
/** 1 is the web (contract §4). */
export const terminalCodeSchema = z._default(wholeNumberSchema(0, 1_000_000), 1)
