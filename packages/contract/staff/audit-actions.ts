/** What the staff does, as the audit log names it, with the words that the console shows and its filter finds. */
export const AUDIT_ACTIONS = {
  'activity.changed': 'Activity changed',
  'activity.paused': 'Activity paused',
  'activity.published': 'Activity published',
  'activity.resumed': 'Activity resumed',
  'activity.rolled_back': 'Activity rolled back',
  'activity.scheduled': 'Activity scheduled',
  'activity.unscheduled': 'Schedule of activity deleted',
  'addresses.read': 'Postal addresses read',
  'agent.changed': 'Agent changed',
  'agent.joined': 'Agent added',
  'agent_application.accepted': 'Application of agent accepted',
  'agent_application.declined': 'Application of agent declined',
  'agent_application.listed': 'Applications of agents listed',
  'audience.deleted': 'Audience deleted',
  'audience.part_written': 'Part of audience uploaded',
  'audience.written': 'Audience uploaded',
  'audit.read': 'Audit log read',
  'event.reversed': 'Event reversed',
  'factor.removed': 'Second factor removed',
  'goodwill.funded': 'Goodwill budget changed',
  'grant.made': 'Goodwill granted',
  'message.sent': 'Message sent',
  'payout.difference_solved': 'Difference of payout solved',
  'payout.handed_over': 'Payout of earlier reward handed over',
  'payout.retried': 'Payout sent again',
  'payouts.exported': 'Payouts exported',
  'payouts.read': 'Payouts read',
  'payouts.reconciled': 'Payouts reconciled',
  'payouts.taken': 'Payouts taken by the wallet',
  'programme.changed': 'Campaign of agents changed',
  'programme.published': 'Campaign of agents published',
  'proposal.approved': 'Proposal approved',
  'proposal.declined': 'Proposal declined',
  'proposal.opened': 'Proposal opened',
  'review.accepted': 'Review accepted',
  'review.closed': 'Review closed',
  'review.read': 'Review looked at',
  'review.refused': 'Review refused',
  'reward.cancelled': 'Reward cancelled',
  'reward.held': 'Reward held',
  'reward.let_go': 'Hold of reward ended',
  'seals.accepted': 'Findings in seals accepted',
  'session.started': 'Signed in',
  'sessions.ended': 'Sessions of user ended',
  'texts.reviewed': 'Texts reviewed',
  'user.cleared': 'Flags of user cleared',
  'user.explained': 'Answer for user made',
  'user.flagged': 'User flagged',
  'user.looked_up': 'User looked up',
  'user.read': 'User looked at',
  'webhook.bodies_read': 'Bodies of webhook read',
  'webhook.disabled': 'Webhook disabled',
  'webhook.enabled': 'Webhook enabled',
  'webhook.replayed': 'Webhook replayed',
  'webhook.retried': 'Delivery of webhook sent again',
  'webhook.tested': 'Webhook tested',
  'win_back.accepted': 'Win-back application accepted',
  'win_back.declined': 'Win-back application declined',
} as const satisfies Record<string, string>
export type AuditAction = keyof typeof AUDIT_ACTIONS

/** The actions whose code or words have what was typed in them; the one action whose code it is, if there is one. */
export function actionsNamed(typed: string): AuditAction[] {
  const wanted = typed.trim().toLowerCase()
  const all = Object.entries(AUDIT_ACTIONS) as [AuditAction, string][]
  const exact = all.filter(([code, words]) => code === wanted || words.toLowerCase() === wanted)
  const found =
    exact.length > 0 ? exact : all.filter((names) => names.some((name) => name.toLowerCase().includes(wanted)))
  return found.map(([code]) => code)
}
