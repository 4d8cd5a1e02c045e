import type { AuditAction } from '../people/staff.ts'

const DEEDS: Partial<Record<AuditAction, string>> = {
	'payment received': 'marked the money as received',
	'donation entered': 'entered the donation from the bank statement',
	'statement line tied': 'found the money on the bank statement',
	'short payment accepted': 'accepted what arrived as the whole sum',
	'refund requested': 'asked for a refund',
	'refund recorded': 'entered a refund',
	'receipt sent again': 'sent the receipt again',
	'order packed': 'packed the order',
	'order unpacked': 'moved the order back to “To pack”',
	'card asked for': 'noted that the buyer wants their card on paper',
	'card posted': 'posted the card',
	'card not wanted': 'noted that no card is wanted on paper',
	'order freed': 'put the unpaid order’s goods back on sale',
	'order sent': 'sent the order',
	'order cancelled': 'cancelled the order',
	'cancellation dismissed': 'kept the order after the buyer had cancelled it',
	'return received': 'received a return',
	'surplus kept': 'kept the overpayment as a donation',
	'manage link sent': 'sent the link to change or cancel',
	'wrote about the order': 'wrote to the buyer',
}

/** "Ben marked the money as received" */
export function deedInWords({ action, who }: { action: AuditAction; who: string }): string {
	return `${who || 'The operator'} ${DEEDS[action] ?? action}`
}
