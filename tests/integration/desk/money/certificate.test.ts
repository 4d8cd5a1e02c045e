import { expect, test } from 'vitest'
import type { Present } from '#domain/giving/donation.ts'
import { addDays, DAY_MS, dayIn, formatDate } from '#lib/dates.ts'
import { findDonation } from '#records/giving/donations.ts'
import { textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const desk = deskWithTreasurers('desk-certificate')
const today = () => dayIn('Europe/London', Date.now())
const pageOf = async (path: string) => textOf(await desk.tess.get(`/desk/giving${path}`))

/** Nothing of another test waits. */
const postAll = () => desk.store.db.updateTable('donation').set({ certificate_posted_at: 1 }).execute()

async function aPresent(changes: Partial<Present> = {}) {
	const present = {
		recipient: 'Ada Reed',
		relation: 'Friend',
		email: null,
		address: '1 Mill Lane\nSaltmarsh',
		message: '',
		sendOn: addDays(today(), 3),
		...changes,
	}
	const sponsorship = { dogId: '108', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present } as const
	return desk.aDonation({ kind: 'sponsorship', frequency: '12 months', sponsorship })
}

test('the certificate of a present by post waits at the desk until someone has posted it, and is marked once', async () => {
	await postAll()
	const { reference } = await aPresent()
	const arrival = formatDate(addDays(today(), 3))
	const form = `The certificate goes by post to Ada Reed so that it arrives on ${arrival}`
	expect(await pageOf(`/${reference}`)).not.toContain('Mark as posted')
	expect(await pageOf('')).not.toContain('Certificate to post 1')

	await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: today() })
	const html = await (await desk.tess.get(`/desk/giving/${reference}`)).text()
	expect(html).toMatch(/href="\/giving\/certificate\?key=[^"]+"/)
	const page = await pageOf(`/${reference}`)
	for (const part of [form, '1 Mill Lane', 'Mark as posted']) expect(page).toContain(part)
	expect(page).toContain(`Certificate to be posted so that it arrives on ${arrival}`)
	expect(await pageOf('')).toMatch(new RegExp(`Certificate to post 1 It is to arrive on ${arrival} Look at it`))
	expect(await (await desk.tess.get('/desk/giving')).text()).toContain(`href="/desk/giving/${reference}"`)

	const version = String((await findDonation(desk.store.db, reference))?.version)
	const seen = { intent: 'certificate-posted', version, seen: String(Date.now()) }
	const first = await desk.tess.post(`/desk/giving/${reference}`, seen)
	expect([first.status, first.headers.get('Location')]).toEqual([
		303,
		`/desk/giving/${reference}?done=certificate-posted`,
	])
	const second = await desk.tom.post(`/desk/giving/${reference}`, seen)
	expect(second.status).toBe(409)
	expect(await textOf(second)).toMatch(/before you press again\. +Ana treasurer posted the certificate/)
	expect((await desk.send(desk.tom, reference, { intent: 'certificate-posted' })).status).toBe(409)

	const after = await pageOf(`/${reference}?done=certificate-posted`)
	expect(after).toContain('The certificate is marked as posted.')
	expect(after).toContain(`Certificate posted on ${formatDate(today())}`)
	expect(after).not.toContain('Mark as posted')
	expect(await pageOf('')).not.toContain('Certificate to post 1')
})

test('several certificates are listed, the overdue one first, and a refunded present waits for no one', async () => {
	await postAll()
	const late = await aPresent({ sendOn: dayIn('Europe/London', Date.now() - 2 * DAY_MS) })
	const [soon, refunded, far] = [await aPresent(), await aPresent(), await aPresent({ sendOn: addDays(today(), 30) })]
	for (const { reference } of [late, soon, refunded, far]) {
		await desk.send(desk.tess, reference, { intent: 'received', amount: '20', day: today() })
	}
	const refund = { payment: refunded.paymentId, 'refund-amount': '20', 'refund-day': today() }
	await desk.send(desk.tess, refunded.reference, { intent: 'refund', ...refund })
	expect(await pageOf(`/${refunded.reference}`)).not.toContain('Mark as posted')
	const arrival = formatDate(dayIn('Europe/London', Date.now() - 2 * DAY_MS))
	expect(await pageOf('')).toMatch(
		new RegExp(`Certificates to post 2 The first should have arrived on ${arrival} Look at them`),
	)
	const list = await pageOf('?state=certificate')
	for (const { reference } of [late, soon]) expect(list).toContain(reference)
	for (const { reference } of [refunded, far]) expect(list).not.toContain(reference)
	expect(await pageOf(`/${late.reference}`)).toContain(
		`The certificate should have reached Ada Reed by post on ${arrival}, and is not marked as posted.`,
	)
})
