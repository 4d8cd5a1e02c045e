import { covers, type Declaration } from './declaration.ts'

/** A line of an earlier claim, with what is true now. */
export interface ClaimedLine {
	lineId: string
	paymentId: string
	/** Pence that were claimed on, and the tax that was claimed. */
	amount: number
	tax: number
	/** Tax of earlier adjustments of this line, as positive pence. */
	adjustedTax: number
	day: string
	/** Pence of the payment that the charity still has: without refunds, open or lost disputes, late failures. */
	remaining: number
	declaration: Declaration
	/** Whether the declaration was made with this payment. */
	isOwn: boolean
	/** Staff marked it as not the donor's own money. */
	isNotForGiftAid: boolean
}

export interface Adjustment {
	lineId: string
	paymentId: string
	/** Pence that should not have been claimed on, in all. */
	amount: number
	/** Positive pence of tax to give back with the next claim. */
	tax: number
	reason: 'money returned' | 'not their own' | 'declaration invalid' | 'declaration cancelled'
}

/** Basic rate: the donor paid 20 % on what makes 125 % of the donation. */
export const taxOn = (amount: number) => Math.round(amount / 4)

/**
 * What earlier claims took too much: refunds, disputes, gifts that were not the donor's own money, and declarations that do not hold (any more)
 * for the payment. Each is a line of the next
 * claim's adjustment. A dispute that was won after an adjustment is no line: the next claim may claim it again by hand.
 */
export function adjustmentsOf(lines: readonly ClaimedLine[]): Adjustment[] {
	return lines.flatMap((line) => {
		const isCovered = !line.isNotForGiftAid && covers(line.declaration, line)
		const rightful = isCovered ? Math.min(line.amount, Math.max(0, line.remaining)) : 0
		const tax = line.tax - taxOn(rightful) - line.adjustedTax
		if (tax <= 0) return []
		const { lineId, paymentId } = line
		const reason = isCovered ? 'money returned' : whyNotCovered(line)
		return [{ lineId, paymentId, amount: line.amount - rightful, tax, reason }]
	})
}

function whyNotCovered({ declaration, isNotForGiftAid }: ClaimedLine): Adjustment['reason'] {
	if (isNotForGiftAid) return 'not their own'
	return declaration.isInvalid ? 'declaration invalid' : 'declaration cancelled'
}
