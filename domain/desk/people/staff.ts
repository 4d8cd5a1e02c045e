import type { CaseAuditAction } from '../cases/case-events.ts'
import type { Role } from './roles.ts'

/** A person who works at the desk. */
export interface StaffMember {
	id: string
	/** In lower case. */
	email: string
	name: string
	role: Role
}

/** A signed-in browser. */
export interface StaffSession {
	/** Names it in lists; the key in the cookie is another. */
	id: string
	member: StaffMember
	/** When the person last proved who they are; 0 for one whom WordPress has signed in. */
	signedInAt: number
	/** "Firefox on Android", for the list of one's own devices. */
	device: string
}

/** What the audit log records: ids only, never answers. */
export interface AuditEvent {
	/** null for the operator's command, and for someone who is not signed in. */
	staffId: string | null
	action: AuditAction
	/** The id or reference of what it was about; "" for none. Roles stand beside the id of the person or the invitation. */
	subject: string
}

export type AuditAction =
	| 'invited'
	| 'invitation accepted'
	| 'invitation withdrawn'
	| 'signed in'
	| 'signed in from WordPress'
	| 'signed in again'
	| 'signed out'
	| 'passkey added'
	| 'passkey removed'
	| 'copied passkey refused'
	| 'passkey refused'
	| 'wrong code typed'
	| 'warned of wrong codes'
	| 'codes stopped for a day'
	| 'account linked'
	| 'account unlinked'
	| 'session revoked'
	| 'role changed'
	| 'settings changed'
	| 'member removed'
	| 'restricted answers viewed'
	| 'exported'
	| 'deleted'
	| CaseAuditAction
	| 'released from quarantine'
	| 'delivery retried'
	| 'personal data viewed'
	| 'complaint entered'
	| 'payment received'
	| 'short payment accepted'
	| 'refund recorded'
	| 'bank statement imported'
	| 'statement line ignored'
	| 'declaration entered'
	| 'declaration changed'
	| 'declaration ended'
	| 'declaration found invalid'
	| 'marked not for Gift Aid'
	| 'marked for Gift Aid again'
	| 'payment marked as another payer’s'
	| 'payment marked as the donor’s'
	| 'claim made'
	| 'claim sent'
	| 'claim discarded'
	| 'refund requested'
	| 'buyer emailed'
	| 'receipt sent again'
	| 'manage link sent'
	| 'certificate posted'
	| 'donation note written'
	| 'donor name corrected'
	| 'payment event retried'
	| 'payment event set aside'
	| 'order packed'
	| 'order unpacked'
	| 'order freed'
	| 'card asked for'
	| 'card posted'
	| 'card not wanted'
	| 'order sent'
	| 'order cancelled'
	| 'cancellation dismissed'
	| 'rest continued'
	| 'return received'
	| 'return not refunded'
	| 'surplus kept'
	| 'order note written'
	| 'stock counted'
	| 'statement line kept'
	| 'statement line tied'
	| 'donation entered'
	| 'statement line put back'

export const ACCOUNT_NOTICES = [
	'wrong codes',
	'new device',
	'passkey added',
	'passkey removed',
	'account linked',
	'account unlinked',
] as const

/** What a person is told by email about how they sign in. Has no secrets: it waits in the outbox. */
export interface AccountNotice {
	staffId: string
	kind: (typeof ACCOUNT_NOTICES)[number]
	/** The name of the device or the passkey; for an account the host of its provider; "" for none. */
	name: string
	at: number
}
