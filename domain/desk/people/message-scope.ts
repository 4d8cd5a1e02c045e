import type { PayableKind } from '#domain/payables/payable.ts'
import { isAllowed, type Permission, type Role } from './roles.ts'

/** What of failed and held-back messages someone may see, retry, release and delete. */
export interface MessageScope {
	/** Forms, their emails, and emails about nothing that is paid. */
	hasCases: boolean
	/** Requests of the newsletter. */
	hasNewsletter: boolean
	/** Emails about these. */
	payableKinds: readonly PayableKind[]
	/** Nothing is left out: a list without rows is then empty for everyone. */
	isWhole: boolean
}

/** Subjects name sums and references, and addresses who gave: an email needs the permission for what it is about. */
const PERMISSION_OF: Record<PayableKind, Permission> = {
	donation: 'donations',
	sponsorship: 'donations',
	order: 'orders',
}

const PAYABLE_KINDS = Object.keys(PERMISSION_OF) as PayableKind[]

export function messageScopeOf(role: Role): MessageScope {
	const hasCases = isAllowed(role, 'cases')
	const hasNewsletter = isAllowed(role, 'newsletter')
	const payableKinds = PAYABLE_KINDS.filter((kind) => isAllowed(role, PERMISSION_OF[kind]))
	const isWhole = hasCases && hasNewsletter && payableKinds.length === PAYABLE_KINDS.length
	return { hasCases, hasNewsletter, payableKinds, isWhole }
}

/** The operator's. */
export const EVERY_MESSAGE: MessageScope = {
	hasCases: true,
	hasNewsletter: true,
	payableKinds: PAYABLE_KINDS,
	isWhole: true,
}
