import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFee } from '#domain/payables/ledger-kinds.ts'
import { LAST_STATEMENT_DAY, ledgerOf, ledgerOfNovember, minorOf, rowsIn, sum, sumAfter, transfersOf } from './books.ts'
import { type PlayedMonth, playMonth } from './play-month.ts'
import { readEmails } from './run/mailbox.ts'
import { wordsOf } from './run/page.ts'

let played: PlayedMonth
beforeAll(async () => {
	played = await playMonth(process.env.MONTH_PICTURES || null)
})
afterAll(() => played?.stage.stop())

const TAKINGS_IN = [
	'received',
	'refunds that failed',
	'given back after a dispute',
	'card fees given back',
	'fees for disputes given back',
]
const TAKINGS_OUT = [
	'direct debits that failed later',
	'refunded',
	'withdrawn by a dispute',
	'card fees',
	'fees for disputes',
]
const columns = (row: Record<string, string>, names: string[]) => sum(names.map((name) => minorOf(row[name])))

const see = (path: string) => played.stage.treasurer.see(path)
const amounts = (entries: { amount_minor: number | string }[]) => sum(entries.map((one) => Number(one.amount_minor)))

test('the books have what moved at Stripe, and what donors and buyers sent to the bank', async () => {
	const entries = await ledgerOf(played)
	const { balance } = played.stage.month.stripe.state
	const by = (provider: string) => amounts(entries.filter((one) => one.provider === provider))
	expect(by('stripe')).toBe(sum([...balance.values()].map(({ net }) => net)))
	expect(by('bank transfer')).toBe(transfersOf(played))
})

test('each gift and order has what its person paid, less what went back', async () => {
	const entries = await ledgerOf(played)
	const netOf = (key: string) =>
		amounts(entries.filter(({ reference, kind }) => reference === played.stage.ref(key) && !isFee(kind)))
	const expected = {
		margaret: 2500,
		zoe: 3066,
		edith: 6000,
		florence: 4500,
		gwen: 2500,
		norman: 4000,
		ottoline: 2500,
		ruth: 4000,
		nkechi: 800,
		valerie: 0,
		beatrix: 0,
		geoff: 3500,
		callum: 0,
		pearl: 4000,
		hugo: 0,
		yusuf: 0,
		percival: 0,
		rhys: 0,
		agnes: 3000,
		dev: 1600,
		siobhan: 2000,
		walter: 2000,
		stanley: 1800,
		tomasz: 1000,
		wetherby: 50_000,
		janeEvans: 2000,
		johnEvans: 0,
		marcus: 7200,
		dorothy: 6000,
		celia: 1000,
		leonard: 800,
		pta: 20_650,
		oscar: 1825,
		nadia: 3095,
		seth: 0,
		magnus: 0,
		quentin: 800,
		rosalind: 0,
		winifred: 1495,
	}
	const found = Object.fromEntries(Object.keys(expected).map((key) => [key, netOf(key)]))
	expect(found).toEqual(expected)
})

test('every page and file that names the sum of November names the same', async () => {
	const entries = await ledgerOfNovember(played)
	const books = await see('/desk/giving/books?month=2026-11')
	const takings = await see('/desk/orders/accounts?month=2026-11')
	const giving = await see('/desk/giving')
	const ofFile = (name: string, out: string[], into: string[]) =>
		sum(rowsIn(played.files.get(name) ?? '').map((row) => columns(row, into) - columns(row, out)))
	expect(sumAfter(books, 'Net')).toBe(amounts(entries))
	expect(ofFile('desk-ledger-2026-11.csv', ['out'], ['in'])).toBe(amounts(entries))
	const orders = entries.filter(({ reference }) => reference.startsWith('ORD-'))
	expect(sumAfter(takings, 'Net')).toBe(amounts(orders))
	expect(ofFile('desk-takings-2026-11.csv', TAKINGS_OUT, TAKINGS_IN)).toBe(amounts(orders))
	const receivedOf = (of: typeof entries) => amounts(of.filter(({ kind }) => kind === 'payment'))
	const received = receivedOf(entries)
	expect(sumAfter(books, 'Received')).toBe(received)
	const [gifts, shop] = ['Donations and sponsorships, November 2026', 'The shop, November 2026']
	expect(sumAfter(giving, gifts) + sumAfter(giving, shop)).toBe(received)
	expect(sumAfter(takings, 'Received')).toBe(receivedOf(orders))
})

test('what Stripe still holds is its balance less the payouts on the statements', async () => {
	const { stripe, month } = played.stage
	const balance = sum([...month.stripe.state.balance.values()].map(({ net }) => net))
	const paidOut = sum(stripe.payouts.filter(({ day }) => day <= LAST_STATEMENT_DAY).map(({ amount }) => amount))
	const page = await see('/desk/giving/unmatched')
	expect(sumAfter(page, 'not yet on a statement')).toBe(balance - paidOut)
	expect(wordsOf(page.root)).toContain('Every payment that Stripe reported has found its donation or order.')
})

test('each line of the account is in the books or set aside once, also where statements overlap', async () => {
	const { bank, month } = played.stage
	const came = bank.lines.filter(({ amount, day }) => amount > 0 && day <= LAST_STATEMENT_DAY)
	const lines = await month.store.db.selectFrom('bank_statement_line').selectAll().execute()
	const keyOf = (day: string, amount: number | string, text: string) => `${day} ${amount} ${text}`
	expect(lines.map((one) => keyOf(one.day, one.amount_minor, one.text)).sort()).toEqual(
		came.map((one) => keyOf(one.day, one.amount, one.text)).sort(),
	)
	expect(lines.filter(({ outcome }) => outcome === null)).toEqual([])
	const tied = lines.flatMap(({ matched_payment_id }) => matched_payment_id ?? [])
	const part = lines.filter(({ text }) => text.startsWith('N RAHMANI'))
	// An order that came in two parts has two lines for one payment.
	expect(tied.length - new Set(tied).size).toBe(part.length - 1)
})

test('the claim has each gift of November that a declaration covers, and no other', async () => {
	const { ref } = played.stage
	const covered = {
		agnes: 1500,
		dev: 800,
		walter: 1000,
		margaret: 2500,
		zoe: 3066,
		bartholomew: 10_000,
		priscilla: 2500,
		hargreaves: 1500,
		celia: 1000,
		harriet: 6000,
		edith: 6000,
		florence: 4500,
		ottoline: 2500,
		marcus: 7200,
		imogen: 2200,
		janeEvans: 2000,
		// She paid twice, and declared one gift.
		ruth: 2000,
		leonard: 800,
	}
	const lines = await played.stage.month.store.db
		.selectFrom('gift_aid_claim_line')
		.innerJoin('payment', 'payment.id', 'gift_aid_claim_line.payment_id')
		.innerJoin('payable', 'payable.id', 'payment.payable_id')
		.select(['payable.reference', 'gift_aid_claim_line.amount_minor', 'gift_aid_claim_line.tax_minor'])
		.execute()
	const sums = Object.entries(covered).map(([key, amount]) => [ref(key), amount])
	const claimed = [...Map.groupBy(lines, ({ reference }) => reference)].map(([reference, own]) => [
		reference,
		amounts(own),
	])
	expect(Object.fromEntries(claimed)).toEqual(Object.fromEntries(sums))
	const rows = new TextDecoder().decode(played.files.get('desk-gift-aid-rows.txt') as Uint8Array)
	const pasted = rows
		.trim()
		.split(/\r?\n/)
		.map((row) => minorOf(row.split('\t').at(-1)))
	expect(sum(pasted)).toBe(sum(Object.values(covered)))
	const page = await see(played.claimPath)
	expect(wordsOf(page.root)).toContain(`£${(sum(lines.map(({ tax_minor }) => Number(tax_minor))) / 100).toFixed(2)}`)
})

test('no order was packed before its money was here', async () => {
	const { db } = played.stage.month.store
	const packed = await db
		.selectFrom('shop_order')
		.innerJoin('payable', 'payable.id', 'shop_order.payable_id')
		.select(['payable.reference', 'payable.due_minor', 'payable.id', 'shop_order.packed_at'])
		.where('shop_order.packed_at', 'is not', null)
		.execute()
	expect(packed.length).toBeGreaterThan(10)
	const entries = await ledgerOf(played)
	for (const { reference, due_minor, packed_at } of packed) {
		const before = entries.filter(
			(one) => one.reference === reference && one.kind === 'payment' && Number(one.entered_at) <= Number(packed_at),
		)
		expect([reference, amounts(before) >= Number(due_minor)]).toEqual([reference, true])
	}
})

test('each payment is thanked for once, and not before it is in the books', async () => {
	const entries = (await ledgerOf(played)).filter(({ kind }) => kind === 'payment')
	const emails = await readEmails(played.stage.month)
	const thanks = emails.filter(({ subject }) => /^(Your receipt for|Your order is confirmed)/.test(subject))
	const written = Map.groupBy(thanks, ({ subject }) => subject.split(' - ').at(-1) ?? '')
	for (const [reference, own] of Map.groupBy(entries, (one) => one.reference)) {
		const emails = written.get(reference) ?? []
		// Without an address, as of a collection tin, no email is sent.
		const payments = own[0]?.email === '' ? 0 : new Set(own.map(({ payment_id }) => payment_id)).size
		// An order that expired had lost its goods when its money came: its buyer was told that instead.
		if (reference !== played.stage.ref('seth')) expect([reference, emails.length]).toEqual([reference, payments])
		const first = Math.min(...own.map(({ entered_at }) => Number(entered_at)))
		for (const { date } of emails) expect(Date.parse(date) + 1000).toBeGreaterThanOrEqual(first)
	}
	const paid = new Set(entries.map(({ reference }) => reference))
	expect([...written.keys()].filter((reference) => !paid.has(reference))).toEqual([])
})

test('the stock is what was counted less what orders have taken', async () => {
	const { db } = played.stage.month.store
	const lines = await db
		.selectFrom('order_line')
		.innerJoin('shop_order', 'shop_order.payable_id', 'order_line.payable_id')
		.select(['merch_id', 'variant', 'quantity', 'restocked_quantity', 'reservation'])
		.execute()
	const taken = (merchId: number, variant: string, reservation: string) =>
		sum(
			lines
				.filter((one) => one.merch_id === merchId && one.variant === variant && one.reservation === reservation)
				.map(({ quantity, restocked_quantity }) => Number(quantity) - Number(restocked_quantity)),
		)
	const stock = await db.selectFrom('stock').selectAll().execute()
	for (const { merch_id, variant, title, sold, reserved } of stock) {
		expect([title, variant, Number(sold), Number(reserved)]).toEqual([
			title,
			variant,
			taken(merch_id, variant, 'sold'),
			taken(merch_id, variant, 'reserved'),
		])
	}
	const left = (slug: number, variant: string) => {
		const row = stock.find((one) => one.merch_id === slug && one.variant === variant)
		return Number(row?.counted) - Number(row?.sold) - Number(row?.reserved)
	}
	// Tea towels, the coat that was counted anew, and the lead of which one came back.
	expect([left(209, 'one'), left(211, 'l'), left(202, 'red')]).toEqual([0, 5, 62])
})

test('nothing failed, and nothing was found that an event had not told', () => {
	const bad = played.stage.month.site.logged().filter(({ level }) => Number(level) >= 40)
	expect(bad.map(({ msg }) => msg)).toEqual([])
})
