import { expect, test } from 'vitest'
import { aDonation } from '#tests/builders/giving/a-donation.ts'
import type { Donation, Present } from '../donation.ts'
import { certificateToPost } from './certificate-to-post.ts'
import type { SponsorshipEvent } from './sponsorship-events.ts'

const PRESENT: Present = {
	recipient: 'Ada',
	relation: 'Friend',
	email: null,
	address: '1 High Street',
	message: '',
	sendOn: '2026-12-24',
}
/** Half past eleven in the evening of the day before, in London. */
const EVE = Date.UTC(2026, 11, 23, 23, 30)

function isToPost(
	changes: Partial<Donation> = {},
	{ present = PRESENT, events = [] }: { present?: Present | null; events?: SponsorshipEvent[] } = {},
): boolean {
	const sponsorship = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present } as const
	const donation = aDonation({ kind: 'sponsorship', frequency: '12 months', state: 'paid', sponsorship, ...changes })
	return certificateToPost(donation, { events, timezone: 'Europe/London' }) !== undefined
}

test('a certificate is posted for a paid present without an email address, until it was', () => {
	expect([isToPost(), isToPost({ state: 'partly refunded' })]).toEqual([true, true])
	for (const state of ['started', 'pending', 'part paid', 'refunded', 'disputed', 'failed'] as const) {
		expect([state, isToPost({ state })]).toEqual([state, false])
	}
	expect(isToPost({ certificatePostedAt: EVE })).toBe(false)
	for (const present of [
		null,
		{ ...PRESENT, email: 'ada@example.org' },
		{ ...PRESENT, recipient: '', address: null },
	]) {
		expect(isToPost({}, { present })).toBe(false)
	}
})

test('nothing is posted about a dog that was gone before the day; what comes after the day, or was another dog, changes nothing', () => {
	for (const [kind, ref] of [
		['outcome seen', '1 adopted'],
		['stopping', '1'],
		['stopped', '1'],
	] as const) {
		expect([kind, isToPost({}, { events: [{ kind, ref, at: EVE }] })]).toEqual([kind, false])
		expect(isToPost({}, { events: [{ kind, ref, at: EVE + 3_600_000 }] })).toBe(true)
		expect(isToPost({}, { events: [{ kind, ref: ref.replace('1', '12'), at: EVE }] })).toBe(true)
	}
	expect(isToPost({}, { events: [{ kind: 'present to post', ref: '', at: EVE }] })).toBe(true)
})
