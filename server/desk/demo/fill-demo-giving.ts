import { randomUUID } from 'node:crypto'
import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { newDeclaration } from '#domain/gift-aid/new-declaration.ts'
import type { Sponsorship } from '#domain/giving/donation.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import { DAY_MS, dayIn } from '#lib/dates.ts'
import { minorUnitsOf } from '#lib/money.ts'
import { adjustmentTax, makeClaim, markClaimSent } from '#records/gift-aid/claims.ts'
import { TAX_TIMEZONE } from '#records/gift-aid/declarations.ts'
import { previewClaim } from '#records/gift-aid/preview-claim.ts'
import { findDonation } from '#records/giving/donations.ts'
import { type NewDonation, startDonation } from '#records/giving/start-donation.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import type { Store } from '#records/store/open-store.ts'
import { DEMO_KEY, DEMO_MARK } from '../../../domain/desk/demo.ts'
import { DEMO_PEOPLE, DEMO_TREASURER } from './demo-people.ts'

const MONTH_DAYS = 30
/** Not those of the first cases: other people give. */
const FIRST_PERSON = 17

interface DemoDonation {
	/** Pounds, or what the charity's currency has. */
	amount: number
	daysAgo: number
	/** How many payments have arrived: of a single donation at most one. */
	arrived: number
	kind?: 'monthly' | 'sponsorship' | 'present'
	fund?: 'second'
	hasGiftAid?: boolean
	/** Its written record has not been sent yet. */
	isDeclaredByPhone?: boolean
	message?: string
}

/** All by bank transfer: nothing of it is asked of Stripe. */
const DONATIONS: readonly DemoDonation[] = [
	{ amount: 20, daysAgo: 1, arrived: 0 },
	{ amount: 50, daysAgo: 2, arrived: 0, message: 'For the vets, with thanks for Biscuit’s teeth.' },
	{ amount: 10, daysAgo: 2, arrived: 0, kind: 'monthly' },
	{ amount: 15, daysAgo: 3, arrived: 0, kind: 'sponsorship' },
	{ amount: 30, daysAgo: 4, arrived: 1, hasGiftAid: true },
	{ amount: 100, daysAgo: 6, arrived: 1, fund: 'second', message: 'From the quiz at The Plough.' },
	{ amount: 5, daysAgo: 8, arrived: 1 },
	{ amount: 60, daysAgo: 9, arrived: 1, kind: 'present' },
	{ amount: 25, daysAgo: 13, arrived: 1, hasGiftAid: true, isDeclaredByPhone: true },
	{ amount: 250, daysAgo: 20, arrived: 1, fund: 'second', hasGiftAid: true },
	{ amount: 12, daysAgo: 24, arrived: 1 },
	{ amount: 20, daysAgo: 31, arrived: 1, hasGiftAid: true },
	{ amount: 15, daysAgo: 45, arrived: 2, kind: 'sponsorship', hasGiftAid: true },
	{ amount: 10, daysAgo: 64, arrived: 3, kind: 'monthly', hasGiftAid: true },
	{ amount: 8, daysAgo: 95, arrived: 3, kind: 'monthly' },
	{ amount: 40, daysAgo: 110, arrived: 1, hasGiftAid: true, message: 'In memory of Bess, 14 years a good girl.' },
	{ amount: 15, daysAgo: 128, arrived: 4, kind: 'sponsorship' },
]

/** Which days it is for and when it was made, in days before today. */
const FIRST_CLAIM = { from: 120, to: 60, madeAt: 57 }

interface Demo {
	content: Content
	formContext: FormContext
	now: number
}

/** Donations and sponsorships of invented people, as if the treasurer had been at work. @returns the references of those who gave */
export async function fillDemoGiving(store: Store, { content, formContext, now }: Demo): Promise<string[]> {
	const references: string[] = []
	for (const [index, given] of DONATIONS.entries()) {
		const createdAt = now - given.daysAgo * DAY_MS
		const donation = newDonation(given, index, { content, formContext, now: createdAt })
		const { reference, amount } = (await startDonation(store, donation, () => [], createdAt)).donation
		references.push(reference)
		for (let payment = 0; payment < given.arrived; payment += 1) {
			const at = createdAt + (payment * MONTH_DAYS + 2) * DAY_MS
			const seenVersion = (await findDonation(store.db, reference))?.version ?? 0
			const staffId = DEMO_TREASURER.id
			await markReceived(store, { reference, seenVersion, ...amount, at, staffId }, () => [], at)
		}
	}
	await claimFirstMonths(store, content, now)
	return references
}

/** The treasurer’s first claim of Gift Aid, sent on the day it was made. Only where the charity claims any. */
async function claimFirstMonths(store: Store, { options }: Content, now: number): Promise<void> {
	const currency = options?.site.currency ?? 'GBP'
	if (!options?.giving.giftAid || currency !== 'GBP') return
	const dayBefore = (days: number) => dayIn(TAX_TIMEZONE, now - days * DAY_MS)
	const period = { from: dayBefore(FIRST_CLAIM.from), to: dayBefore(FIRST_CLAIM.to) }
	const madeAt = now - FIRST_CLAIM.madeAt * DAY_MS
	const rules = {
		yearEnd: options.giving.accountingYearEnd,
		benefit: options.giving.sponsorBenefit,
		today: dayIn(TAX_TIMEZONE, madeAt),
	}
	const { rows, total, adjustments } = await previewClaim(store.db, period, rules)
	const seen = { rows: rows.length, total, adjustmentTax: adjustmentTax(adjustments) }
	const staffId = DEMO_TREASURER.id
	const claim = await makeClaim(store, { ...period, seen, staffId }, rules, madeAt)
	if (claim.kind === 'made') await markClaimSent(store, claim.id, staffId, madeAt)
}

function newDonation(given: DemoDonation, index: number, { content, formContext, now }: Demo): NewDonation {
	const person = demoPerson(FIRST_PERSON + index)
	const { site, giving } = content.options ?? {}
	const currency = site?.currency ?? 'GBP'
	const money = { amount: minorUnitsOf(String(given.amount), '', currency) ?? 0, currency }
	const locale = site?.locale ?? 'en-GB'
	const sponsorship = sponsorshipOf(given, index, content, now)
	const address = { title: '', house: String(index + 3), postcode: 'TH1 2AB', address: '' }
	const { registeredName, name } = formContext.charity
	const declared = { amount: money, locale, charity: registeredName || name }
	return {
		idempotencyKey: `${DEMO_KEY}${randomUUID()}`,
		amount: money.amount,
		currency: money.currency,
		fees: 0,
		kind: sponsorship ? 'sponsorship' : 'donation',
		frequency: frequencyOf(given, sponsorship),
		fund: given.fund ? (giving?.purposes[0]?.key ?? GENERAL_FUND) : GENERAL_FUND,
		provider: 'bank transfer',
		...person,
		locale,
		message: given.message ?? '',
		dedication: null,
		sponsorship,
		declaration: given.hasGiftAid
			? newDeclaration(
					{ ...address, ...person, scope: 'this and future' },
					declared,
					given.isDeclaredByPhone ? 'phone' : 'online',
				)
			: null,
	}
}

function frequencyOf({ kind }: DemoDonation, sponsorship: Sponsorship | null): NewDonation['frequency'] {
	if (kind === 'present') return sponsorship ? '12 months' : 'once'
	return kind === undefined ? 'once' : 'monthly'
}

/** Null also when there is no dog to sponsor. */
function sponsorshipOf({ kind }: DemoDonation, index: number, { dogs }: Content, now: number): Sponsorship | null {
	const dog = dogs[index % Math.max(1, dogs.length)]
	if (!dog || (kind !== 'sponsorship' && kind !== 'present')) return null
	const { firstName, lastName, email } = demoPerson(FIRST_PERSON + index + DONATIONS.length)
	const present = {
		recipient: `${firstName} ${lastName}`,
		relation: 'my granddaughter',
		email,
		address: null,
		message: 'For your walks with us, all year round.',
		sendOn: dayIn('Europe/London', now + MONTH_DAYS * DAY_MS),
	}
	return {
		dogId: String(dog.id),
		dogSlug: dog.slug,
		dogName: dog.title,
		whenRehomed: 'another dog',
		present: kind === 'present' ? present : null,
	}
}

/** One of the sixty, marked. */
export function demoPerson(index: number) {
	const at = index % DEMO_PEOPLE.length
	const [firstName, lastName] = DEMO_PEOPLE[at] ?? ['', '']
	return { firstName, lastName: `${lastName} ${DEMO_MARK}`, email: `${at + 1}@demo.invalid` }
}
