import { expect, test } from 'vitest'
import type { Email } from '#domain/emails/email.ts'
import { DAY_MS } from '#lib/dates.ts'
import { claim } from '#records/outbox/deliveries.ts'
import { erasePerson, exportPerson } from '#records/person/person.ts'
import { deleteExpired } from '#records/retention/retention.ts'
import { listStock } from '#records/shop/stock/list-stock.ts'
import type { Store } from '#records/store/open-store.ts'
import { countMugs } from '#tests/builders/shop/stock.ts'
import { anEmail, askForNotice as ask, askAndConfirm, NOTICE_LIMIT } from '#tests/builders/shop/stock-notice.ts'
import { ENGINES, freshStore, freshStoreTwice } from '#tests/records/stores.ts'
import {
	confirmNotice,
	listAwaited,
	MAX_CONFIRM_EMAILS,
	MAX_NOTICES,
	NOTICE_LIFE_MS,
	noticeOfLink,
	noticesOfLink,
	stopNotices,
	tellWaiting,
	UNCONFIRMED_LIFE_MS,
} from './notices.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const MUG = { merchId: 201, variant: 'one', title: 'Good ears mug', email: 'sam@example.org' }
const MOMENT = { now: NOW, today: '2026-11-21', yearEnd: null }

const emailTo = ({ email, otherId }: { email: string; otherId: string | null }) => anEmail(email, 'Back', otherId ?? '')

async function sentTo(store: Store): Promise<string[]> {
	const sent = await claim(store, 100, NOW + 1)
	return sent.flatMap(({ payload }) => ((payload as Email).subject === 'Back' ? [(payload as Email).to] : [])).sort()
}

for (const engine of ENGINES) {
	test(`${engine}: each address is told once, by one of two processes, and is deleted then`, async () => {
		const [store, other] = await freshStoreTwice(engine)
		await askAndConfirm(store, MUG)
		expect((await ask(store, { ...MUG, email: 'SAM@example.org' })).id, 'no second email').toBe('')
		await askAndConfirm(store, { ...MUG, email: 'ann@example.org' })
		await askAndConfirm(store, { ...MUG, variant: 'two' })
		const told = await Promise.all([store, other].map((one) => tellWaiting(one, MUG, emailTo, NOW)))
		expect(told.reduce((sum, count) => sum + count)).toBe(2)
		expect(await sentTo(store)).toEqual(['ann@example.org', 'sam@example.org'])
		expect(await listAwaited(store)).toEqual([{ merchId: 201, variant: 'two' }])
	})

	test(`${engine}: many who wait are told some at a time, so that a database does not cut it off`, async () => {
		const store = await freshStore(engine)
		for (let index = 0; index < 45; index += 1) await askAndConfirm(store, { ...MUG, email: `p${index}@example.org` })
		const parts: number[] = []
		const counted = {
			...store,
			write: ((work) => {
				parts.push(0)
				return store.write(work)
			}) as Store['write'],
		}
		const told = (due: Parameters<typeof emailTo>[0]) => {
			parts[parts.length - 1] = (parts.at(-1) ?? 0) + 1
			return emailTo(due)
		}
		expect(await tellWaiting(counted, MUG, told, NOW)).toBe(45)
		expect(parts).toEqual([20, 20, 5])
	})

	test(`${engine}: an address is taken off every list by the link of one of its rows, and no other address is`, async () => {
		const store = await freshStore(engine)
		const id = await askAndConfirm(store, MUG)
		await ask(store, { ...MUG, variant: 'two', title: 'Good ears mug, blue' }, NOW + 1)
		await ask(store, { ...MUG, email: 'ann@example.org' })
		expect(await noticesOfLink(store, id)).toEqual(['Good ears mug', 'Good ears mug, blue'])
		await stopNotices(store, id)
		await stopNotices(store, id)
		expect(await noticesOfLink(store, id)).toEqual([])
		expect((await store.db.selectFrom('stock_notice').select('email').execute()).map(({ email }) => email)).toEqual([
			'ann@example.org',
		])
	})

	test(`${engine}: after 12 months it is deleted, without an email`, async () => {
		const store = await freshStore(engine)
		await askAndConfirm(store, MUG)
		await deleteExpired(store, NOW + NOTICE_LIFE_MS - 1)
		expect(await listAwaited(store)).toHaveLength(1)
		await deleteExpired(store, NOW + NOTICE_LIFE_MS)
		expect(await listAwaited(store)).toEqual([])
		expect(await sentTo(store)).toEqual([])
	})

	test(`${engine}: it is listed and erased with what is stored about a person`, async () => {
		const store = await freshStore(engine)
		await askAndConfirm(store, MUG)
		await askAndConfirm(store, { ...MUG, email: 'ann@example.org' })
		expect((await exportPerson(store, 'Sam@example.org')).stockNotices).toEqual([
			{ title: 'Good ears mug', askedAt: NOW, expiresAt: NOW + NOTICE_LIFE_MS },
		])
		await erasePerson(store, 'sam@example.org', MOMENT)
		expect((await exportPerson(store, 'sam@example.org')).stockNotices).toEqual([])
		expect((await exportPerson(store, 'ann@example.org')).stockNotices).toHaveLength(1)
	})

	test(`${engine}: the stock list says how many wait for each variant`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 0)
		await askAndConfirm(store, MUG)
		await askAndConfirm(store, { ...MUG, email: 'ann@example.org' })
		expect(await listStock(store)).toMatchObject([{ variant: 'one', waiting: 2 }])
	})

	test(`${engine}: nothing is sent to an address that never confirmed, and it is forgotten after two days`, async () => {
		const store = await freshStore(engine)
		await countMugs(store, 0)
		const { id } = await ask(store, MUG)
		expect([await listAwaited(store), await tellWaiting(store, MUG, emailTo, NOW)]).toEqual([[], 0])
		expect(await listStock(store)).toMatchObject([{ waiting: 0 }])
		expect(await noticeOfLink(store, id)).toEqual({ title: 'Good ears mug', isConfirmed: false })
		await deleteExpired(store, NOW + UNCONFIRMED_LIFE_MS)
		expect(await confirmNotice(store, id, NOW + UNCONFIRMED_LIFE_MS)).toBeUndefined()
		expect(await sentTo(store)).toEqual([])
	})

	test(`${engine}: an address is asked a few times a day at most, by anyone, and a visitor can ask only so many`, async () => {
		const store = await freshStore(engine)
		const kinds: string[] = []
		for (let at = 0; at <= MAX_CONFIRM_EMAILS; at += 1) kinds.push((await ask(store, { ...MUG, merchId: at + 1 })).kind)
		expect(kinds).toEqual(['stored', 'stored', 'stored', 'too many'])
		expect(await ask(store, { ...MUG, merchId: 1 })).toEqual({ kind: 'stored', id: '' })
		for (let day = 1; day <= MAX_NOTICES; day += 1)
			await askAndConfirm(store, { ...MUG, merchId: day }, NOW + day * DAY_MS)
		const later = NOW + (MAX_NOTICES + 2) * DAY_MS
		expect((await ask(store, { ...MUG, merchId: 999 }, later)).kind).toBe('too many')
		const limit = { ...NOTICE_LIMIT, clientHash: 'another', maxPerClientHour: 1 }
		expect((await ask(store, { ...MUG, email: 'a@example.org' }, NOW, limit)).kind).toBe('stored')
		expect((await ask(store, { ...MUG, email: 'b@example.org' }, NOW, limit)).kind).toBe('too many')
	})
}
