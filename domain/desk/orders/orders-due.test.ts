import { expect, test } from 'vitest'
import { NO_ORDERS_DUE, ordersDueLines } from './orders-due.ts'

test('the email of the morning says of orders to pack and of packed ones alike that they are late', () => {
	const details = (due: Partial<typeof NO_ORDERS_DUE>) =>
		ordersDueLines({ ...NO_ORDERS_DUE, ...due }, 'https://rescue.example').map(({ text, detail }) => [text, detail])
	expect(details({ toPack: 1, packed: 1 })).toEqual([
		['1 order to pack', ''],
		['1 order for the post', ''],
	])
	expect(details({ toPack: 3, late: 2, packed: 1, latePacked: 1 })).toEqual([
		['3 orders to pack', '2 of them late: should be posted by now'],
		['1 order for the post', 'Late: it should be posted by now'],
	])
})
