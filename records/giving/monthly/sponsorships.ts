import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Donation, Sponsorship } from '#domain/giving/donation.ts'
import type { SponsorshipEvent } from '#domain/giving/sponsorship/sponsorship-events.ts'
import { enqueue } from '../../outbox/deliveries.ts'
import { applyPaymentEventIn, type NewDeliveryOfPayable } from '../../payables/apply-payment-event.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { asDonation, selectDonations } from '../donations.ts'

/** A sponsorship whose money has come, and what was done for it. */
export interface ActiveSponsorship {
	donation: Donation & { sponsorship: Sponsorship }
	events: SponsorshipEvent[]
}

/** Those that are going on: money has arrived, and has not been taken back. */
const ACTIVE_STATES = ['active', 'past due', 'paid', 'partly refunded'] as const

/** Rows at a time, so that one query is short. */
const PAGE_ROWS = 200

/** All sponsorships that are going on, and those that the provider has ended without their sponsor being told why. */
export async function* eachSponsorship({ db }: Pick<Store, 'db'>): AsyncGenerator<ActiveSponsorship> {
	for (let after = ''; ; ) {
		const rows = await selectDonations(db)
			.where('kind', '=', 'sponsorship')
			.where(({ and, or, eb, not, exists, selectFrom }) => {
				const hasEvent = (kind: SponsorshipEvent['kind']) =>
					exists(
						selectFrom('sponsorship_event')
							.select('sponsorship_event.id')
							.whereRef('sponsorship_event.payable_id', '=', 'payable.id')
							.where('sponsorship_event.kind', '=', kind),
					)
				const isToTell = and([eb('state', '=', 'cancelled'), hasEvent('stopping'), not(hasEvent('stopped'))])
				return or([eb('state', 'in', ACTIVE_STATES), isToTell])
			})
			.where('sponsorship_json', 'is not', null)
			.where('anonymised_at', 'is', null)
			.where('id', '>', after)
			.orderBy('id')
			.limit(PAGE_ROWS)
			.execute()
		const ids = rows.map(({ id }) => id)
		const events = ids.length > 0 ? await listEvents(db, ids) : []
		for (const donation of rows.map(asDonation)) {
			const { sponsorship } = donation
			const own = events.filter(({ payable_id }) => payable_id === donation.id)
			if (sponsorship) yield { donation: { ...donation, sponsorship }, events: own }
		}
		if (rows.length < PAGE_ROWS) return
		after = rows.at(-1)?.id ?? after
	}
}

/** What was done for one sponsorship, oldest first. */
export function listSponsorshipEvents({ db }: Pick<Store, 'db'>, payableId: string): Promise<SponsorshipEvent[]> {
	return listEvents(db, [payableId])
}

/** What was done for several sponsorships, oldest first. */
export function listEvents(db: Store['db'] | Transaction<Tables>, payableIds: string[]) {
	return db
		.selectFrom('sponsorship_event')
		.select(['payable_id', 'kind', 'ref', 'at'])
		.where('payable_id', 'in', payableIds)
		.orderBy('at')
		.execute()
}

type NewEvent = Pick<SponsorshipEvent, 'kind' | 'ref'>

/** Records events with the emails that belong to them. Nothing happens when all were recorded before. @returns whether it was new */
export function recordSponsorship(
	{ write }: Pick<Store, 'write'>,
	payableId: string,
	{ events, deliveries = [] }: { events: NewEvent[]; deliveries?: NewDeliveryOfPayable[] },
	now: number,
): Promise<boolean> {
	return write((transaction) => recordIn(transaction, payableId, { events, deliveries }, now))
}

async function recordIn(
	transaction: Transaction<Tables>,
	payableId: string,
	{ events, deliveries }: { events: NewEvent[]; deliveries: NewDeliveryOfPayable[] },
	now: number,
): Promise<boolean> {
	const inserted = await transaction
		.insertInto('sponsorship_event')
		.values(events.map((event) => ({ ...event, id: randomUUID(), payable_id: payableId, at: now })))
		.onConflict((conflict) => conflict.columns(['payable_id', 'kind', 'ref']).doNothing())
		.returning('id')
		.execute()
	if (inserted.length === 0) return false
	await enqueue(
		transaction,
		deliveries.map((one) => ({ ...one, submissionId: null, payableId })),
		now,
	)
	return true
}

/** The content has taken back what it said of a dog. */
export async function forgetOutcome({ write }: Pick<Store, 'write'>, payableId: string, ref: string): Promise<void> {
	await write((transaction) =>
		transaction
			.deleteFrom('sponsorship_event')
			.where('payable_id', '=', payableId)
			.where('kind', '=', 'outcome seen')
			.where('ref', '=', ref)
			.execute(),
	)
}

/** Moves a sponsorship to another dog and tells the sponsor, unless it was changed since it was read. */
export function moveSponsorship(
	{ write }: Pick<Store, 'write'>,
	{ donation, to, delivery }: { donation: ActiveSponsorship['donation']; to: MovedTo; delivery: NewDeliveryOfPayable },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const { dogId, dogName, earlierDogs = [] } = donation.sponsorship
		const left = { dogId, dogName, until: now }
		const sponsorship = { ...donation.sponsorship, ...to, earlierDogs: [...earlierDogs, left] }
		const { numUpdatedRows } = await transaction
			.updateTable('payable')
			.set({ version: donation.version + 1 })
			.where('id', '=', donation.id)
			.where('version', '=', donation.version)
			.executeTakeFirstOrThrow()
		if (numUpdatedRows !== 1n) return false
		await transaction
			.updateTable('donation')
			.set({ sponsorship_json: JSON.stringify(sponsorship) })
			.where('payable_id', '=', donation.id)
			.execute()
		const events = [{ kind: 'moved' as const, ref: `${to.dogId} ${donation.version}` }]
		return recordIn(transaction, donation.id, { events, deliveries: [delivery] }, now)
	})
}

type MovedTo = Pick<Sponsorship, 'dogId' | 'dogSlug' | 'dogName'>

/** Ends a sponsorship and tells the sponsor, once. A standing order is only ended here: the bank's end is the sponsor's to do. */
export function endSponsorship(
	{ write, engine }: Pick<Store, 'write' | 'engine'>,
	{ donation, delivery }: { donation: ActiveSponsorship['donation']; delivery: NewDeliveryOfPayable },
	now: number,
): Promise<boolean> {
	return write(async (transaction) => {
		const events = [{ kind: 'stopped' as const, ref: donation.sponsorship.dogId }]
		const isNew = await recordIn(transaction, donation.id, { events, deliveries: [delivery] }, now)
		if (!isNew || donation.frequency !== 'monthly' || donation.provider !== 'bank transfer') return isNew
		const { reference, provider, due } = donation
		const about = { provider, reference, at: now, status: 'cancelled' as const, amount: due.amount }
		await applyPaymentEventIn(transaction, engine, { ...about, kind: 'subscription changed' }, () => [], now)
		return true
	})
}
