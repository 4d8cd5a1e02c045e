import type { DonorDeclaration, PaidGift } from '#domain/gift-aid/cover.ts'
import { aDeclaration } from './declaration.ts'

type Changes = Parameters<typeof aDeclaration>[0]

/** £20 of 23 November 2026, declared with it. */
export function aPaidGift(changes: Partial<PaidGift> = {}): PaidGift {
	return {
		paymentId: 'p1',
		donor: 'Zoë O’Brien',
		day: '2026-11-23',
		amount: 2000,
		currency: 'GBP',
		payableId: 'd1',
		isMonthly: false,
		isSponsorship: false,
		isNotForGiftAid: false,
		isFromAnotherPayer: false,
		declarations: [declaredWithIt()],
		earlierSponsorships: 0,
		...changes,
	}
}

export function declaredWithIt(changes: Changes = {}): DonorDeclaration {
	return { declaration: aDeclaration(changes), isOwn: true, isOfPayable: true, reference: 'DON-7K3F-2M' }
}

/** By the same donor. */
export function declaredWithAnother(changes: Changes = {}): DonorDeclaration {
	return { ...declaredWithIt(changes), isOwn: false, isOfPayable: false }
}
