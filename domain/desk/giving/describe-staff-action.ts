import type { AuditAction } from '../people/staff.ts'

const DESCRIPTIONS: Partial<Record<AuditAction, string>> = {
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
	'rest continued': 'went on with the rest of the order',
	'return received': 'received a return',
	'return not refunded': 'decided that nothing is refunded for what came back',
	'declaration entered': 'entered their Gift Aid declaration',
	'declaration changed': 'changed their Gift Aid declaration',
	'declaration ended': 'ended their Gift Aid declaration',
	'declaration found invalid': 'noted that their Gift Aid declaration never held',
	'marked not for Gift Aid': 'marked it as not the donor’s own money, so not for Gift Aid',
	'payment marked as another payer’s': 'marked a payment as another person’s, so not for Gift Aid',
	'payment marked as the donor’s': 'marked a payment as the donor’s own after all',
	'marked for Gift Aid again': 'took back that it is not for Gift Aid',
	'surplus kept': 'kept the overpayment as a donation',
	'manage link sent': 'sent the link to change or cancel',
	'certificate posted': 'posted the certificate',
	'buyer emailed': 'wrote to the buyer',
	'donation note written': 'wrote a note',
	'donor name corrected': 'corrected the donor’s name',
	'order note written': 'wrote a note',
}

/** Those that move money, where its sum is known. */
const DESCRIPTIONS_WITH_SUM: Partial<Record<AuditAction, (sum: string) => string>> = {
	'payment received': (sum) => `marked ${sum} as received`,
	'refund requested': (sum) => `asked for a refund of ${sum}`,
	'refund recorded': (sum) => `entered a refund of ${sum}`,
}

interface Described {
	action: AuditAction
	/** "" for the operator. */
	who: string
	/** "£16.95", that it moved; "" where it is not known or not to be seen. */
	sum?: string
	/** It was booked from a line of a bank statement. */
	isFromLine?: boolean
}

/** "Ben marked £16.95 as received, from a line of the bank statement" */
export function describeStaffAction({ action, who, sum = '', isFromLine = false }: Described): string {
	const words = (sum && DESCRIPTIONS_WITH_SUM[action]?.(sum)) || (DESCRIPTIONS[action] ?? action)
	return `${who || 'The operator'} ${words}${isFromLine ? ', from a line of the bank statement' : ''}`
}
