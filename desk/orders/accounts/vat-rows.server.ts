import { type SalesPlace, type VatAccount, vatDue } from '#domain/desk/orders/order-accounts.ts'

/**
 * The VAT of a month as it is worked out, for a return: each step, what is due, and the sales that a return asks for. Null for none.
 *
 * @param threeMonths those that end with it: most returns are of a quarter
 */
export function vatInRows(
	vat: readonly VatAccount[],
	threeMonths: readonly VatAccount[],
	inColumn: (minor: number) => string,
) {
	if (vat.length === 0) return null
	const offRefunds = vat.reduce((sum, one) => sum + one.offRefunds, 0)
	const offLost = vat.reduce((sum, one) => sum + one.offLost, 0)
	const untaxedIn = (wanted: SalesPlace) => netOf(vat.filter(({ rate, place }) => rate === 0 && place === wanted))
	const untaxed = [
		{ label: 'Of these, sold at 0% in the UK', minor: untaxedIn('home') },
		{ label: 'Of these, zero-rated and sent abroad', minor: untaxedIn('sent abroad') },
		{ label: 'Of these, zero-rated and to be sent abroad', minor: untaxedIn('to be sent abroad') },
	]
	return {
		working: [
			...vat
				.filter(({ rate }) => rate > 0)
				.map(({ rate, charged }) => ({ label: `Charged at ${rate}%`, sum: inColumn(charged) })),
			{ label: 'Taken off for refunds', sum: inColumn(0 - offRefunds) },
			...(offLost === 0 ? [] : [{ label: 'Taken off for lost disputes', sum: inColumn(0 - offLost) }]),
		],
		due: inColumn(vatDue(vat)),
		sales: [
			{ label: NET_SALES, sum: inColumn(netOf(vat)) },
			...untaxed.filter(({ minor }) => minor !== 0).map(({ label, minor }) => ({ label, sum: inColumn(minor) })),
		],
		threeMonths: [
			{ label: 'VAT due', sum: inColumn(vatDue(threeMonths)) },
			{ label: NET_SALES, sum: inColumn(netOf(threeMonths)) },
		],
	}
}

const NET_SALES = 'Net sales, without VAT'

const netOf = (vat: readonly VatAccount[]) => vat.reduce((sum, { net, netOff }) => sum + net - netOff, 0)

export type VatRows = NonNullable<ReturnType<typeof vatInRows>>
