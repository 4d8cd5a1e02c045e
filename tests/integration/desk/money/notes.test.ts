import { expect, test } from 'vitest'
import type { Order } from '#domain/shop/order.ts'
import { findOrder } from '#records/shop/orders/read-order.ts'
import { readAuditLog } from '#records/staff/audit.ts'
import { aPaidOrder } from '#tests/builders/shop/stored-order.ts'
import { signedIn, textOf } from '../desk-visitor.ts'
import { deskWithTreasurers } from './treasurers.ts'

const desk = deskWithTreasurers('desk-notes')
const HOSTILE = 'She says:\n<b>“the M”</b>'

/** Sends a note from the page of an order as it is now. */
async function sendOfOrder(visitor: typeof desk.tess, { payable }: Order, note: string) {
	const order = await findOrder(desk.store, payable.reference)
	const seen = { version: String(order?.version), 'payment-version': String(order?.payable.version), seen: '0' }
	return visitor.post(`/desk/orders/${payable.reference}`, { ...seen, intent: 'note', note })
}

const pageOf = ({ payable }: Order) => `/desk/orders/${payable.reference}`
const volunteer = () => signedIn(desk.site.url, desk.store, 'team')

test('a volunteer’s note on an order is in what happened, for colleagues and in no paper, and the log has no text of it', async () => {
	const [order, vol] = [await aPaidOrder(desk.store), await volunteer()]
	const saved = await sendOfOrder(vol, order, `  ${HOSTILE}  `)
	expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${pageOf(order)}?done=note`])
	const html = await (await desk.tess.get(`${pageOf(order)}?done=note`)).text()
	expect(html).toContain('The note is under “What happened”.')
	expect(html.match(/<li>Ana team wrote a note/g)).toHaveLength(1)
	expect(html).toContain('>She says:\n&lt;b&gt;“the M”&lt;/b&gt;</p>')

	const slip = await (await vol.get(`/desk/orders/print?print=slips-a4&order=${order.payable.reference}`)).text()
	expect([slip.includes(order.payable.reference), slip.includes('She says')]).toEqual([true, false])
	expect(await (await vol.get('/desk/orders')).text()).not.toContain('She says')
	const [entry] = await readAuditLog(desk.store, { limit: 1 })
	expect(entry).toMatchObject({ action: 'order note written', subject: order.payable.reference, staffId: vol.id })
	const lead = await signedIn(desk.site.url, desk.store, 'lead')
	expect(await textOf(await lead.get('/desk/audit-log'))).toContain('Order note written')
})

test('a treasurer’s note on a donation is in what happened, and those who see no money write none', async () => {
	const { reference } = await desk.aDonation()
	const saved = await desk.send(desk.tess, reference, { intent: 'note', note: 'Second £20 is her own.\n\nShe rang.' })
	expect([saved.status, saved.headers.get('Location')]).toEqual([303, `/desk/giving/${reference}?done=note`])
	const html = await (await desk.tom.get(`/desk/giving/${reference}`)).text()
	expect(html).toContain('>Second £20 is her own.\n\nShe rang.</p>')
	expect(html.match(/<li>Ana treasurer wrote a note/g)).toHaveLength(1)
	expect((await desk.send(await volunteer(), reference, { intent: 'note', note: 'Mine' })).status).toBe(403)
	expect(await (await desk.tom.get(`/desk/giving/${reference}`)).text()).not.toContain('Mine')
})

test('an empty note is refused, and of one that is too long everything typed is still there', async () => {
	const [order, { reference }] = [await aPaidOrder(desk.store), await desk.aDonation()]
	const long = `Rang her. ${'x'.repeat(2000)}`
	for (const send of [
		(note: string) => sendOfOrder(desk.tess, order, note),
		(note: string) => desk.send(desk.tess, reference, { intent: 'note', note }),
	]) {
		const empty = await send(' \n ')
		expect([empty.status, await textOf(empty)]).toEqual([422, expect.stringContaining('Write the note first')])
		const refused = await send(long)
		const html = await refused.text()
		expect([refused.status, html]).toEqual([422, expect.stringContaining(`>${long}</textarea>`)])
		expect(html).toContain('Shorten this to 2000 characters; it has 2010')
		// Open, so that it is seen without scripts.
		expect(html).toMatch(/<details[^>]* open[^>]*><summary>.{0,900}?Add a note/s)
		expect((await send(long.slice(0, 2000))).status).toBe(303)
	}
})

test('a note that was pressed twice is kept once, and who has the page open is told before they act', async () => {
	const order = await aPaidOrder(desk.store)
	const seen = { version: String(order.version), 'payment-version': String(order.payable.version), seen: '0' }
	expect((await sendOfOrder(desk.tess, order, 'Wants the M instead')).status).toBe(303)
	const again = await desk.tess.post(pageOf(order), { ...seen, intent: 'note', note: 'Wants the M instead' })
	expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('>Wants the M instead</textarea>')])
	const packed = await desk.tom.post(pageOf(order), { ...seen, intent: 'packed' })
	expect(packed.status).toBe(409)
	expect(await textOf(packed)).toMatch(/Ana treasurer wrote a note, .*Ana treasurer wrote a note .*Wants the M instead/)
	const kept = await desk.store.db.selectFrom('payable_note').select('id').where('payable_id', '=', order.payable.id)
	expect(await kept.execute()).toHaveLength(1)
})
