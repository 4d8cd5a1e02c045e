import { expect, test } from 'vitest'
import { anOrder } from '#tests/builders/shop/an-order.ts'
import { orderAccount, orderAccountsCsv } from './order-accounts.ts'

test.each([
	['GBP', '18.00,2.25'],
	['JPY', '1800,225'],
	['BHD', '1.800,0.225'],
])('the accounts of orders have the decimals of their currency: %s', (currency, goodsAndDelivery) => {
	const order = anOrder({ payable: { due: { amount: 2025, currency } } })
	const money = { payableId: order.payable.id, received: 2025, back: 0, backOfShop: 0, fees: 0 }
	expect(orderAccountsCsv([orderAccount(order, money, false)])).toContain(`${currency},${goodsAndDelivery}`)
})
