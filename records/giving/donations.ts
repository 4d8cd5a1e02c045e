import type { Selectable } from 'kysely'
import type { Donation } from '#domain/giving/donation.ts'
import { asPayable, type Database, type PayableRow } from '../payables/payables.ts'
import type { DonationTable } from '../store/tables/giving-tables.ts'

/** A donation or a sponsorship with its payable. */
type DonationRow = PayableRow & Selectable<DonationTable>

/** Donations and sponsorships, each with its payable: where every query about giving begins. */
export function selectDonations(db: Database) {
	return db
		.selectFrom('payable')
		.innerJoin('donation', 'donation.payable_id', 'payable.id')
		.selectAll(['payable', 'donation'])
}

export async function findDonation(db: Database, reference: string): Promise<Donation | undefined> {
	const row = await selectDonations(db).where('reference', '=', reference).executeTakeFirst()
	return row && asDonation(row)
}

export async function findDonationById(db: Database, id: string): Promise<Donation | undefined> {
	const row = await selectDonations(db).where('id', '=', id).executeTakeFirst()
	return row && asDonation(row)
}

export function asDonation(row: DonationRow): Donation {
	const { currency, kind } = row
	if (kind === 'order') throw new Error(`${row.reference} is an order`)
	return {
		...asPayable(row),
		kind,
		frequency: row.frequency,
		amount: { amount: row.amount_minor, currency },
		fees: { amount: row.fees_minor, currency },
		fund: row.fund,
		message: row.message,
		dedication: row.dedication_json === null ? null : JSON.parse(row.dedication_json),
		sponsorship: row.sponsorship_json === null ? null : JSON.parse(row.sponsorship_json),
		certificatePostedAt: row.certificate_posted_at,
	}
}
