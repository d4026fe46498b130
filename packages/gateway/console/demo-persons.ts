import type { PersonRole } from '@fanfare/contract/staff/staff.ts'

/** One person for each role, who signs in to the console of a demonstration without a password. */
export const DEMO_PERSONS = [
  { actor: 'vera.lind', name: 'Vera Lind', role: 'viewer' },
  { actor: 'sam.okoro', name: 'Sam Okoro', role: 'support' },
  { actor: 'olga.petrova', name: 'Olga Petrova', role: 'operator' },
  { actor: 'rita.sandoval', name: 'Rita Sandoval', role: 'risk' },
  { actor: 'adam.weiss', name: 'Adam Weiss', role: 'approver' },
] as const satisfies readonly {
  actor: string
  name: string
  role: PersonRole
}[]
