import type { Transaction } from 'kysely'
import type { Donation } from '#domain/giving/donation.ts'
import { type Order, orderStage } from '#domain/shop/order.ts'
import { withReplaced } from '../gift-aid/declarations.ts'
import { withoutRecipient } from '../giving/without-recipient.ts'
import type { PayableRow } from '../payables/payables.ts'
import { readOrders } from '../shop/orders/read-order.ts'
import type { Tables } from '../store/tables/tables.ts'
import { type DeclarationCalendar, type KeptDeclaration, listKeptDeclarations } from './kept-declarations.ts'
import { listDonationsById, listDonationsTo, listPayablesOf } from './person-payables.ts'
import { severPayables } from './sever-payables.ts'

export interface ErasedPayables {
	/** Whose amounts stay, without the person. */
	donations: number
	orders: number
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
export async function erasePersonPayables(
	transaction: Transaction<Tables>,
	email: string,
	{ now, ...calendar }: DeclarationCalendar & { now: number },
): Promise<ErasedPayables | { activeMonthly: string[] } | { openOrders: string[] }> {
	const payables = await listPayablesOf(transaction, email)
	const ids = payables.map(({ id }) => id)
	const donations = await listDonationsById(transaction, ids)
	const monthly = donations.filter(chargesOn)
	if (monthly.length > 0) return { activeMonthly: monthly.map(({ reference }) => reference) }
	const orders = await readOrders(transaction, payables)
	const owed = orders.filter(isOwed)
	if (owed.length > 0) return { openOrders: owed.map(({ payable }) => payable.reference) }
	const received = await eraseReceived(transaction, email)
	await severPayables(transaction, ids, now)
	const keptDeclarations = await eraseDeclarations(transaction, payables, calendar)
	return { donations: donations.length, orders: orders.length, received, keptDeclarations }
}

/** Erases only what is about this person from another person's donation. */
async function eraseReceived(transaction: Transaction<Tables>, email: string): Promise<number> {
	const received = await listDonationsTo(transaction, email)
	for (const { id, sponsorship, dedication } of received) {
		await transaction
			.updateTable('payable')
			.set((eb) => ({ version: eb('version', '+', 1) }))
			.where('id', '=', id)
			.execute()
		await transaction
			.updateTable('donation')
			.set({
				...(sponsorship ? { sponsorship_json: JSON.stringify(withoutRecipient(sponsorship)) } : {}),
				...(dedication ? { dedication_json: JSON.stringify({ ...dedication, card: null }) } : {}),
			})
			.where('payable_id', '=', id)
			.execute()
	}
	return received.length
}

/** Deletes declarations that no law needs. Of those in old claims only what is personal goes: a claim names its declarations. */
async function eraseDeclarations(
	transaction: Transaction<Tables>,
	payables: PayableRow[],
	calendar: DeclarationCalendar,
): Promise<KeptDeclaration[]> {
	const ids = await withReplaced(
		transaction,
		payables.flatMap(({ gift_aid_declaration_id: id }) => id ?? []),
	)
	const kept = await listKeptDeclarations(transaction, ids, calendar)
	const needless = ids.filter((id) => !kept.some((one) => one.id === id))
	for (const id of needless) await eraseDeclaration(transaction, id)
	return kept
}

async function eraseDeclaration(transaction: Transaction<Tables>, id: string) {
	await transaction
		.updateTable('gift_aid_declaration')
		.set({
			title: '',
			first_name: '',
			last_name: '',
			house: '',
			postcode: '',
			address_json: '""',
			statement: '',
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
		.updateTable('payable')
		.set({ gift_aid_declaration_id: null })
		.where('gift_aid_declaration_id', '=', id)
		.execute()
	await transaction.deleteFrom('gift_aid_declaration').where('id', '=', id).execute()
}
