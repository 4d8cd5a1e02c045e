/* Limits of what a donor may receive, by the tax office's rules for donors since 6 April 2019. Minor units of pounds. */

/** Up to this sum a quarter of the donation may come back as benefits. */
const FIRST_BAND = 10_000
const FIRST_PERCENT = 25
/** The share of what is above it. */
const SECOND_PERCENT = 5
/** The limit for one donor in one tax year, from one charity. */
const MAX_BENEFITS_PER_TAX_YEAR = 250_000

/**
 * The highest value that the benefits of a donation may have. Of monthly donations the sum of the twelve months that the benefits are for.
 */
export function maxBenefits(donated: number): number {
	const first = Math.min(donated, FIRST_BAND)
	const limit = Math.floor((first * FIRST_PERCENT + (donated - first) * SECOND_PERCENT) / 100)
	return Math.min(limit, MAX_BENEFITS_PER_TAX_YEAR)
}

interface Benefits {
	donated: number
	/** At its value to the recipient; emailed updates have none. */
	value: number
	/** What the donor has received already for other donations of this tax year. */
	earlierThisTaxYear: number
}

/** Whether Gift Aid may be claimed on a donation for which something was given in return. */
export function areBenefitsAllowed({ donated, value, earlierThisTaxYear }: Benefits): boolean {
	return value <= maxBenefits(donated) && (value === 0 || earlierThisTaxYear + value <= MAX_BENEFITS_PER_TAX_YEAR)
}
