import type { RouterContextProvider } from 'react-router'
import { contentContext } from '#app/request/content.server.ts'
import { basketCookie, readBasket } from '#app/request/shop/basket.server.ts'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { formatShown } from '#domain/shop/checkout/quote.ts'
import { customsInWords } from '#domain/shop/customs.ts'
import { charityForBuyer, returnsCountry } from '#domain/shop/emails/order-words.ts'
import { modelCancellationForm, termsBeforeOrder } from '#domain/shop/terms.ts'
import { formatMoney } from '#lib/money.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'
import { SHOWN } from '../checkout-draft.server.ts'
import { changesOf, destinationIn, type OpenCheckout, openCheckout } from '../open-checkout.server.ts'
import { placeCheckout, recipientOf, text } from '../place-checkout.server.ts'
import { PAY_BY, type PayData, type PayOffers } from './pay-data.ts'

type Context = Readonly<RouterContextProvider>

/** Everything once more, with what the law asks for. @param chosen how to pay, when the page is shown again */
export function payOf(checkout: OpenCheckout, offers: PayOffers, context: Context, chosen = ''): PayData {
	const { basket, draft, method, quote, formContext, locale } = checkout
	const { vatNumber, returnsAddress, reserveDays, customs, delivery } = (
		context.get(contentContext).options ?? EMPTY_OPTIONS
	).shop
	const { charity, privacyUrl } = formContext
	const destination = destinationIn(checkout)
	const to = {
		charity: charityForBuyer(destination, charity, delivery, locale),
		returnsAddress,
		returnsCountry: returnsCountry(destination, delivery, locale),
	}
	const answers = draft?.answers ?? {}
	const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, locale)
	const lines = basket.lines.map((line) => ({ ...line, isPersonal: line.personalisation !== null }))
	const canCancel = lines.some(({ needsDelivery, returnable }) => needsDelivery && returnable)
	return {
		address: recipientOf(checkout),
		email: text(answers, 'email'),
		phone: basket.needsDelivery ? text(answers, 'phone') : '',
		delivery: method ? keepUnits(`${method.label}: ${money(method.priceMinor)}`) : '',
		arrival: method?.arrival ?? '',
		note: basket.needsDelivery ? text(answers, 'note') : '',
		terms: termsBeforeOrder({
			...to,
			vatNumber,
			lines,
			hasDonation: quote.donationMinor > 0,
			customs: customsInWords(destination, customs),
		}),
		cancellationForm: canCancel ? modelCancellationForm(to) : '',
		total: money(quote.totalMinor),
		canPayByCard: offers.card,
		canTransfer: offers.bank,
		reserveDays,
		privacyUrl,
		keepsGoods: basket.needsDelivery,
		payBy: !offers.card || (offers.bank && chosen === PAY_BY.bank) ? PAY_BY.bank : PAY_BY.card,
	}
}

/** The page again, with why. `changes` replaces what the page says has changed. */
interface PayAgainView {
	checkout: OpenCheckout
	problem: string
	status: 409 | 422 | 429 | 503
	/** The basket's new cookie, when something was taken out of it. */
	cookie: string | null
}

const CHANGED = 'Nothing has been ordered yet: something changed while this page was open. Please look at it once more.'
const NO_WAY = 'Choose how you would like to pay'

interface Paying {
	context: Context
	request: Request
	url: URL
	checkout: OpenCheckout
	offers: PayOffers
	body: URLSearchParams
}

/** Places the order at the sums that were shown, or shows what has changed. */
export async function payCheckout(paying: Paying): Promise<Response | PayAgainView> {
	const { context, request, url, checkout, offers, body } = paying
	const shown = body.get(SHOWN) ?? ''
	const provider = providerOf(body.get('pay') ?? '', offers)
	if (shown !== formatShown(checkout.quote)) return changed(checkout, shown, paying)
	if (!provider) return { checkout, problem: NO_WAY, status: 422, cookie: null }
	const placed = await placeCheckout({ context, request, checkout, provider, offers })
	if (placed instanceof Response) return placed
	if (placed.kind === 'refused') return { checkout, problem: placed.problem, status: placed.status, cookie: null }
	// Sold in this moment.
	return changed(await openCheckout({ context, request, url }), shown, paying)
}

function changed(checkout: OpenCheckout, shown: string, { context, request }: Paying): PayAgainView {
	const { basket, quote, locale } = checkout
	const cookie =
		basket.problems.length > 0 ? basketCookie(context, { ...readBasket(context, request), entries: basket.kept }) : null
	const changes = changesOf(basket, quote, shown, locale)
	return { checkout: { ...checkout, changes }, problem: CHANGED, status: 409, cookie }
}

/** Undefined for a way that is not offered, also when it no longer is. */
function providerOf(pay: string, offers: PayOffers) {
	if (pay === PAY_BY.card && offers.card) return 'stripe' as const
	if (pay === PAY_BY.bank && offers.bank) return 'bank transfer' as const
	return undefined
}
