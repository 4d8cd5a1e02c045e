import { type RouterContextProvider, redirect } from 'react-router'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { newAddressLimit } from '#app/request/new-address-limit.server.ts'
import { type CardPayments, paymentsContext } from '#app/request/payments.server.ts'
import { recordsContext, visitorContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import { emailsOfStart, givingWords } from '#domain/giving/donation-emails.ts'
import { thankYouPath } from '#domain/giving/giving-links.ts'
import { isProvenAddress } from '#records/email/proven-address.ts'
import { type NewDonation, type StartedDonation, startDonation } from '#records/giving/start-donation.ts'

/** Nothing was stored: the form is shown again with this sentence. */
export interface GivingRefused {
	problem: string
	status: 422 | 429 | 503
}

const TOO_FAST = 'That was very quick, and we want to be sure that it’s you. Please wait a minute, then send it again.'
const NOT_SAVED = 'We couldn’t save that just now, and no money was taken. Please try again in a moment.'
const NO_CARDS =
	'We can’t take cards just now. No money was taken. Please pay by bank transfer, or try again in an hour.'
const TOO_MANY_CARDS =
	'Card payments were started many times from here in the last hour, so we stopped. No money was taken. Please pay by bank transfer, or try again in an hour.'

type Context = Readonly<RouterContextProvider>

/**
 * Stores a donation and leads the donor on: to the provider's page, or to what happens now. When the provider does not answer, that page
 * offers to try again.
 */
export async function startGiving(
	context: Context,
	request: Request,
	given: NewDonation,
): Promise<Response | GivingRefused> {
	const { formSecret, deliver } = context.get(recordsContext)
	const { isTooFast } = context.get(visitorContext)
	if (isTooFast) return { problem: TOO_FAST, status: 429 }
	const cards = given.provider === 'stripe' ? context.get(paymentsContext) : null
	if (given.provider === 'stripe' && !cards) return { problem: NO_CARDS, status: 422 }
	let started: StartedDonation
	try {
		const refused = cards && (await refusedStart(context, cards, given.email))
		if (refused) return refused
		started = await store(context, given)
	} catch (error) {
		context.get(errorLogContext)(error, new URL(request.url).pathname)
		return { problem: NOT_SAVED, status: 503 }
	}
	deliver()
	const next = thankYouPath(started.donation.id, formSecret)
	return redirect((cards && (await providerPage(context, cards, started, next))) ?? next, { status: 303 })
}

async function refusedStart(context: Context, cards: CardPayments, email: string): Promise<GivingRefused | undefined> {
	const verdict = await cards.takeStart({ clientHash: context.get(visitorContext).clientHash, email })
	if (verdict === 'allowed') return undefined
	return { problem: verdict === 'paused' ? NO_CARDS : TOO_MANY_CARDS, status: 429 }
}

async function store(context: Context, given: NewDonation): Promise<StartedDonation> {
	const [content, now] = [context.get(contentContext), Date.now()]
	const records = context.get(recordsContext)
	const { charity } = createFormContext(content, context.get(siteContext).url, now)
	const words = givingWords(content.options, charity, records.formSecret)
	const limit = (await isProvenAddress(records.store, given.email)) ? undefined : newAddressLimit(context)
	return startDonation(records.store, given, ({ donation }) => emailsOfStart(donation, words, limit), now)
}

/** Undefined when the provider is unavailable. */
async function providerPage(
	context: Context,
	{ provider }: CardPayments,
	{ payment, donation }: StartedDonation,
	next: string,
): Promise<string | undefined> {
	const back = context.get(siteContext).url + next
	try {
		const answer = await provider.startPayment(payment, donation, { successUrl: back, cancelUrl: back })
		if (answer.kind === 'redirect') return answer.url
		if (answer.kind === 'unavailable') context.get(errorLogContext)(new Error(answer.reason), '/donate')
	} catch (error) {
		context.get(errorLogContext)(error, '/donate')
	}
	return undefined
}
