import { expect, test } from 'vitest'
import type { Email } from '#domain/applications/emails/email.ts'
import { claim } from '#records/outbox/deliveries.ts'
import { erasePerson, exportPerson } from '#records/person/person.ts'
import { deleteExpired } from '#records/retention/retention.ts'
import { listStock } from '#records/shop/stock/list-stock.ts'
import type { Store } from '#records/store/open-store.ts'
import { countMugs } from '#tests/builders/shop/stock.ts'
import { ENGINES, freshStore, freshStoreTwice } from '#tests/records/stores.ts'
import {
	listAwaited,
	MAX_NOTICES,
	NOTICE_LIFE_MS,
	noticesOfLink,
	stopNotices,
	storeNotice,
	tellWaiting,
} from './notices.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const MUG = { merchId: 201, variant: 'one', title: 'Good ears mug', email: 'sam@example.org' }
const MOMENT = { now: NOW, today: '2026-11-21', yearEnd: null }

const emailTo = ({ email, otherId }: { email: string; otherId: string | null }): Email => ({
	...{ to: email, replyTo: null, subject: 'Back', text: otherId ?? '', html: '', unsubscribeUrl: null },
})

async function sentTo(store: Store): Promise<string[]> {
	const sent = await claim(store, 100, NOW + 1)
	return sent.map(({ payload }) => (payload as Email).to).sort()
}

for (const engine of ENGINES) {
	test(`${engine}: each address is told once, by one of two processes, and is deleted then`, async () => {
		const [store, other] = await freshStoreTwice(engine)
		await storeNotice(store, MUG, NOW)
		await storeNotice(store, { ...MUG, email: 'SAM@example.org' }, NOW)
		await storeNotice(store, { ...MUG, email: 'ann@example.org' }, NOW)
		await storeNotice(store, { ...MUG, variant: 'two' }, NOW)
		const told = await Promise.all([store, other].map((one) => tellWaiting(one, MUG, emailTo, NOW)))
		expect(told.reduce((sum, count) => sum + count)).toBe(2)
		expect(await sentTo(store)).toEqual(['ann@example.org', 'sam@example.org'])
		expect(await listAwaited(store)).toEqual([{ merchId: 201, variant: 'two' }])
	})

	test(`${engine}: an address is taken off every list by the link of one of its rows, and no other address is`, async () => {
		const store = await freshStore(engine)
		const stored = await storeNotice(store, MUG, NOW)
		await storeNotice(store, { ...MUG, variant: 'two', title: 'Good ears mug, blue' }, NOW + 1)
		await storeNotice(store, { ...MUG, email: 'ann@example.org' }, NOW)
		const id = stored.kind === 'stored' ? stored.id : ''
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
		await storeNotice(store, MUG, NOW)
		await deleteExpired(store, NOW + NOTICE_LIFE_MS - 1)
		expect(await listAwaited(store)).toHaveLength(1)
		await deleteExpired(store, NOW + NOTICE_LIFE_MS)
		expect(await listAwaited(store)).toEqual([])
		expect(await sentTo(store)).toEqual([])
	})

	test(`${engine}: it is listed and erased with what is stored about a person`, async () => {
		const store = await freshStore(engine)
		await storeNotice(store, MUG, NOW)
		await storeNotice(store, { ...MUG, email: 'ann@example.org' }, NOW)
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
		await storeNotice(store, MUG, NOW)
		await storeNotice(store, { ...MUG, email: 'ann@example.org' }, NOW)
		expect(await listStock(store)).toMatchObject([{ variant: 'one', waiting: 2 }])
	})

	test(`${engine}: an address, and a visitor, can only ask for so many`, async () => {
		const store = await freshStore(engine)
		for (let at = 0; at < MAX_NOTICES; at += 1) await storeNotice(store, { ...MUG, merchId: at + 1 }, NOW)
		expect(await storeNotice(store, MUG, NOW)).toEqual({ kind: 'too many' })
		expect(await storeNotice(store, { ...MUG, merchId: 1 }, NOW)).toMatchObject({ kind: 'stored' })
		const limit = {
			...{ clientHash: 'one visitor', maxPerClientHour: 1, maxPerSiteHour: 10 },
			...{ alarm: () => emailTo({ email: 'office@example.org', otherId: null }), onAlarm() {} },
		}
		const ask = (email: string) => storeNotice(store, { ...MUG, email }, NOW, limit)
		expect(await ask('a@example.org')).toMatchObject({ kind: 'stored' })
		expect(await ask('a@example.org')).toMatchObject({ kind: 'stored' })
		expect(await ask('b@example.org')).toEqual({ kind: 'too many' })
	})
}
