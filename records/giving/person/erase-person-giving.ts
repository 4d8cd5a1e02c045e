import type { Selectable, Transaction } from 'kysely'
import type { Donation } from '#domain/giving/donation.ts'
import { type Order, orderStage } from '#domain/shop/order.ts'
import { readOrders } from '../../shop/orders/read-order.ts'
import type { DonationTable } from '../../store/tables/giving-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { type DeclarationCalendar, type KeptDeclaration, listKeptDeclarations } from './kept-declarations.ts'
import { listDonationsOf, listDonationsTo } from './person-giving.ts'
import { severDonations } from './sever-donations.ts'
import { withoutRecipient } from './without-recipient.ts'

export interface ErasedGiving {
	/** Donations whose amounts stay, without the person. */
	donations: number
	/** Presents and cards to them. */
	received: number
	/** The law says to keep them. */
	keptDeclarations: KeptDeclaration[]
}

/** Someone would go on being charged, without an address to tell them: these have to be cancelled first. */
export function chargesOn({ provider, frequency, state }: Pick<Donation, 'provider' | 'frequency' | 'state'>): boolean {
	return provider === 'stripe' && frequency === 'monthly' && (state === 'active' || state === 'past due')
}

/** Paid and not sent, or to be refunded: without an address the charity could do neither. */
export function isOwed(order: Order): boolean {
	return ['pending', 'to pack', 'packed', 'cancel asked'].includes(orderStage(order))
}

/** @returns references of monthly donations to cancel, or orders to send or refund first; then nothing is erased */
export async function erasePersonGiving(
	transaction: Transaction<Tables>,
	email: string,
	{ now, ...calendar }: DeclarationCalendar & { now: number },
): Promise<ErasedGiving | { activeMonthly: string[] } | { openOrders: string[] }> {
	const donations = await listDonationsOf(transaction, email)
	const activeMonthly = donations.filter(chargesOn).map(({ reference }) => reference)
	if (activeMonthly.length > 0) return { activeMonthly }
	const openOrders = (await readOrders(transaction, donations)).filter(isOwed).map(({ donation }) => donation.reference)
	if (openOrders.length > 0) return { openOrders }
	const received = await eraseReceived(transaction, email)
	await severDonations(
		transaction,
		donations.map(({ id }) => id),
		now,
	)
	const keptDeclarations = await eraseDeclarations(transaction, donations, calendar)
	return { donations: donations.length, received, keptDeclarations }
}

/** Of another person's donation, only what is about this one. */
async function eraseReceived(transaction: Transaction<Tables>, email: string): Promise<number> {
	const received = await listDonationsTo(transaction, email)
	for (const { id, sponsorship, dedication } of received) {
		await transaction
			.updateTable('donation')
			.set((eb) => ({
				version: eb('version', '+', 1),
				...(sponsorship ? { sponsorship_json: JSON.stringify(withoutRecipient(sponsorship)) } : {}),
				...(dedication ? { dedication_json: JSON.stringify({ ...dedication, card: null }) } : {}),
			}))
			.where('id', '=', id)
			.execute()
	}
	return received.length
}

/** Deletes declarations that no law needs. Of those in old claims only what is personal goes: a claim names its declarations. */
async function eraseDeclarations(
	transaction: Transaction<Tables>,
	donations: Selectable<DonationTable>[],
	calendar: DeclarationCalendar,
): Promise<KeptDeclaration[]> {
	const ids = donations.flatMap(({ gift_aid_declaration_id: id }) => id ?? [])
	const kept = await listKeptDeclarations(transaction, ids, calendar)
	const needless = ids.filter((id) => !kept.some((one) => one.id === id))
	for (const id of needless) await eraseDeclaration(transaction, id)
	return kept
}

async function eraseDeclaration(transaction: Transaction<Tables>, id: string) {
	await transaction
		.updateTable('gift_aid_declaration')
		.set({
			...{ title: '', first_name: '', last_name: '', house: '', postcode: '', address_json: '""' },
			ip_hash: null,
		})
		.where('id', '=', id)
		.execute()
	const isClaimed = await transaction
		.selectFrom('gift_aid_claim_line')
		.select('id')
		.where('declaration_id', '=', id)
		.limit(1)
		.executeTakeFirst()
	if (isClaimed) return
	await transaction
		.updateTable('donation')
		.set({ gift_aid_declaration_id: null })
		.where('gift_aid_declaration_id', '=', id)
		.execute()
	await transaction.deleteFrom('gift_aid_declaration').where('id', '=', id).execute()
}
