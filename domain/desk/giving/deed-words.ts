import type { AuditAction } from '../staff.ts'

const DEEDS: Partial<Record<AuditAction, string>> = {
	'payment received': 'marked the money as received',
	'refund requested': 'asked for a refund',
	'refund recorded': 'entered a refund',
	'receipt sent again': 'sent the receipt again',
	'manage link sent': 'sent the link to change or cancel',
}

/** "Ben marked the money as received" */
export function deedInWords({ action, who }: { action: AuditAction; who: string }): string {
	return `${who || 'The operator'} ${DEEDS[action] ?? action}`
}
