import { afterAll, beforeAll } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { startDonation } from '#records/giving/start-donation.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { SMALL_CHARITY } from '../../support/small-charity.ts'
import { DESK_URL, signedIn } from '../desk-visitor.ts'

type Visitor = Awaited<ReturnType<typeof signedIn>>

/** A site with two treasurers, for all tests of a file. Its members are there once the tests run. */
export function deskWithTreasurers(name: string) {
	const dataDir = freshFolder(name)
	let site: SiteProcess
	let store: Store
	let tess: Visitor
	let tom: Visitor
	beforeAll(async () => {
		site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL })
		store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
		tess = await signedIn(site.url, store, 'treasurer')
		tom = await signedIn(site.url, store, 'treasurer')
	})
	afterAll(async () => {
		await store?.close()
		await site?.stop()
	})

	/** By bank transfer, as the form stores it. */
	async function aDonation(changes: Parameters<typeof aNewDonation>[0] = {}) {
		const { donation, payment } = await startDonation(store, aNewDonation(changes), () => [], Date.now() - DAY_MS)
		return { reference: donation.reference, id: donation.id, paymentId: payment.id }
	}

	/** Sends a form of the page of a donation as it was seen now. */
	async function send(visitor: Visitor, reference: string, fields: Record<string, string>) {
		const version = String((await findDonation(store.db, reference))?.version)
		return visitor.post(`/desk/giving/${reference}`, { version, seen: '0', ...fields })
	}

	async function ledgerOf(payableId: string) {
		const rows = await store.db.selectFrom('ledger_entry').selectAll().where('payable_id', '=', payableId).execute()
		return rows.map(({ kind, amount_minor }) => `${kind} ${amount_minor}`).sort()
	}

	async function receiptsOf(payableId: string): Promise<string[]> {
		const rows = await store.db.selectFrom('delivery').selectAll().where('payable_id', '=', payableId).execute()
		return rows.map(({ payload_json }) => JSON.parse(payload_json).subject).filter((subject) => /receipt/.test(subject))
	}

	return {
		aDonation,
		send,
		ledgerOf,
		receiptsOf,
		get site() {
			return site
		},
		get store() {
			return store
		},
		get tess() {
			return tess
		},
		get tom() {
			return tom
		},
	}
}

/** The values of the buttons of a donation's lines. */
export const linesIn = (html: string, reference: string) => [
	...new Set(
		[...html.matchAll(/value="([\w-]{36} ([A-Z0-9-]+) \d+)"/g)]
			.filter(([, , of]) => of === reference)
			.map(([, value = '']) => value),
	),
]
