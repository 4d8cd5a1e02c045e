import { STATUSES } from '../../applications/submissions/submission-record.ts'
import { CASE_AUDIT_ACTIONS, type CaseAuditAction } from '../cases/case-events.ts'
import type { AuditAction } from './staff.ts'

/** What the audit log is filtered by. */
export const AUDIT_KINDS = ['restricted', 'data', 'sign-in', 'people', 'cases', 'giving', 'orders'] as const
type AuditKind = (typeof AUDIT_KINDS)[number]

export const AUDIT_KIND_WORDS: Record<AuditKind, string> = {
	restricted: 'Looks at health and offences',
	data: 'Exports, deletions, personal data',
	'sign-in': 'Sign-ins and passkeys',
	people: 'People and settings',
	cases: 'Cases and emails',
	giving: 'Giving and Gift Aid',
	orders: 'Orders and stock',
}

const CASE_ACTIONS: CaseAuditAction[] = [
	...CASE_AUDIT_ACTIONS,
	...STATUSES.map((status) => `status set: ${status}` as const),
]

const KIND_OF: Record<AuditAction, AuditKind> = {
	'restricted answers viewed': 'restricted',
	exported: 'data',
	deleted: 'data',
	'personal data viewed': 'data',
	'complaint entered': 'data',
	'signed in': 'sign-in',
	'signed in again': 'sign-in',
	'signed out': 'sign-in',
	'session revoked': 'sign-in',
	'passkey added': 'sign-in',
	'passkey removed': 'sign-in',
	'copied passkey refused': 'sign-in',
	'passkey refused': 'sign-in',
	'wrong code typed': 'sign-in',
	'warned of wrong codes': 'sign-in',
	'codes stopped for a day': 'sign-in',
	'account linked': 'sign-in',
	'account unlinked': 'sign-in',
	'signed in from WordPress': 'sign-in',
	invited: 'people',
	'invitation accepted': 'people',
	'invitation withdrawn': 'people',
	'role changed': 'people',
	'settings changed': 'people',
	'member removed': 'people',
	'released from quarantine': 'cases',
	'delivery retried': 'cases',
	...(Object.fromEntries(CASE_ACTIONS.map((action) => [action, 'cases'])) as Record<CaseAuditAction, AuditKind>),
	'payment received': 'giving',
	'short payment accepted': 'giving',
	'refund recorded': 'giving',
	'refund requested': 'giving',
	'bank statement imported': 'giving',
	'statement line ignored': 'giving',
	'statement line kept': 'giving',
	'statement line tied': 'giving',
	'donation entered': 'giving',
	'statement line put back': 'giving',
	'declaration entered': 'giving',
	'declaration changed': 'giving',
	'declaration ended': 'giving',
	'declaration found invalid': 'giving',
	'marked not for Gift Aid': 'giving',
	'marked for Gift Aid again': 'giving',
	'payment marked as another payer’s': 'giving',
	'payment marked as the donor’s': 'giving',
	'claim made': 'giving',
	'claim sent': 'giving',
	'claim discarded': 'giving',
	'receipt sent again': 'giving',
	'manage link sent': 'giving',
	'certificate posted': 'giving',
	'donation note written': 'giving',
	'donor name corrected': 'giving',
	'payment event retried': 'giving',
	'payment event set aside': 'giving',
	'surplus kept': 'giving',
	'order freed': 'orders',
	'card asked for': 'orders',
	'card posted': 'orders',
	'card not wanted': 'orders',
	'order packed': 'orders',
	'order unpacked': 'orders',
	'order sent': 'orders',
	'order cancelled': 'orders',
	'cancellation dismissed': 'orders',
	'rest continued': 'orders',
	'return received': 'orders',
	'return not refunded': 'orders',
	'buyer emailed': 'orders',
	'order note written': 'orders',
	'stock counted': 'orders',
}

/** The actions of a kind. */
export function actionsOf(kind: AuditKind): AuditAction[] {
	return Object.entries(KIND_OF).flatMap(([action, of]) => (of === kind ? [action as AuditAction] : []))
}
