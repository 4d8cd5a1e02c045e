import { type Kysely, sql, type Transaction } from 'kysely'
import { monthsLater } from '#domain/desk/retention.ts'
import { asDonation, selectDonations } from '../giving/donations.ts'
import { withoutRecipient } from '../giving/without-recipient.ts'
import type { Tables } from '../store/tables/tables.ts'

type Database = Kysely<Tables> | Transaction<Tables>

/** A present lasts so long from its day on. */
const PRESENT_MONTHS = 12
const RETAINED_CARDS_MONTHS = 12
const MAX_ROWS = 200

/** Donations that name a recipient whose present is over, or who was sent a card long ago. */
async function listEnded(db: Database, now: number) {
	const rows = await selectDonations(db)
		.where('anonymised_at', 'is', null)
		.where('created_at', '<=', monthsLater(now, -PRESENT_MONTHS))
		.where(
			sql<boolean>`((sponsorship_json like '%"present":{%' and sponsorship_json not like '%"recipient":""%')
				or dedication_json like '%"card":{%')`,
		)
		.limit(MAX_ROWS)
		.execute()
	return rows.map(asDonation).flatMap(({ id, createdAt, sponsorship, dedication }) => {
		const sendOn = sponsorship?.present?.sendOn
		const isOver = sendOn !== undefined && monthsLater(Date.parse(sendOn), PRESENT_MONTHS) <= now
		const isOldCard = dedication?.card != null && monthsLater(createdAt, RETAINED_CARDS_MONTHS) <= now
		const set = {
			...(sponsorship && isOver ? { sponsorship_json: JSON.stringify(withoutRecipient(sponsorship)) } : {}),
			...(dedication && isOldCard ? { dedication_json: JSON.stringify({ ...dedication, card: null }) } : {}),
		}
		return isOver || isOldCard ? [{ id, set }] : []
	})
}

export async function hasEndedPresents(db: Database, now: number): Promise<boolean> {
	return (await listEnded(db, now)).length > 0
}

/** Who gets a present is told that their details are deleted when it is over. */
export async function severRecipients(transaction: Transaction<Tables>, now: number): Promise<void> {
	for (const { id, set } of await listEnded(transaction, now)) {
		await transaction
			.updateTable('payable')
			.set((eb) => ({ version: eb('version', '+', 1) }))
			.where('id', '=', id)
			.execute()
		await transaction.updateTable('donation').set(set).where('payable_id', '=', id).execute()
	}
}
