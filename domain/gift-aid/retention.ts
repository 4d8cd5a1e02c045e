import { yearsAfter } from './accounting-period.ts'
import { type Declaration, isInForce } from './declaration.ts'

const RETAINED_YEARS = 6

/** The last claim in which the declaration was used. */
interface LastClaim {
	/** The end of the accounting period of the last gift that was claimed on. */
	periodEnd: string
	/** The day of the claim. */
	claimedOn: string
}

export type DeclarationRetention =
	/** Gifts to come need it. */
	| { kind: 'in force' }
	/** The tax office may ask for it until this day, included. */
	| { kind: 'until'; day: string }
	/** Nothing was claimed on it. */
	| { kind: 'not needed' }

/**
 * How long a declaration is kept, also when the person asks for erasure: while in force, and until the later of six years after the
 * accounting period of the last gift claimed on and twelve months after the claim.
 */
export function declarationRetention(
	declaration: Declaration,
	lastClaim: LastClaim | null,
	today: string,
): DeclarationRetention {
	if (isInForce(declaration, today)) return { kind: 'in force' }
	if (!lastClaim) return { kind: 'not needed' }
	const [day = ''] = [yearsAfter(lastClaim.periodEnd, RETAINED_YEARS), yearsAfter(lastClaim.claimedOn, 1)]
		.sort()
		.reverse()
	return day >= today ? { kind: 'until', day } : { kind: 'not needed' }
}
