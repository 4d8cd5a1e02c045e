/** What a card payment costs the charity, from the options. */
export interface FeeFormula {
	/** The share of the whole payment: 1.5 is 1.5 %. */
	percent: number
	/** For each payment, in minor units. */
	fixed: number
}

/** A formula above it would be a typing error. */
const MAX_PERCENT = 20

/** The fee of a payment in minor units, rounded to the nearest one. */
export function feeOf(total: number, { percent, fixed }: FeeFormula): number {
	// Hundredths of a percent, so that 1.4 % is exact.
	const basisPoints = Math.round(percent * 100)
	return Math.floor((total * basisPoints + 5000) / 10_000) + fixed
}

/**
 * What a donor adds to cover the fees: exactly the fee of the sum with it, so never a penny more than the fee, and the charity receives the whole amount.
 * 0 without a usable formula.
 *
 * @param step in which a card can be charged (`chargeStep`): what is below one is left out
 */
export function feesToCover(amount: number, formula: FeeFormula | null, step = 1): number {
	if (!formula || !isUsable(formula) || amount <= 0) return 0
	let fees = feeOf(amount, formula)
	// Rises to the smallest sum that covers its own fee; in a few steps, because the fee is a small part.
	while (feeOf(amount + fees, formula) > fees) fees = feeOf(amount + fees, formula)
	return fees - (fees % step)
}

function isUsable({ percent, fixed }: FeeFormula): boolean {
	return percent >= 0 && percent <= MAX_PERCENT && Number.isInteger(fixed) && fixed >= 0
}
