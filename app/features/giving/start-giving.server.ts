import { type RouterContextProvider, redirect } from 'react-router'
import { contentContext, siteContext } from '#app/request/content.server.ts'
import { dayRefusalInWords } from '#app/request/forms/day-refusal.server.ts'
import { newAddressLimit } from '#app/request/forms/new-address-limit.server.ts'
import { NOT_SAVED, providerPage, refusedStart, type StartRefused } from '#app/request/giving/card-start.server.ts'
import { paymentsContext } from '#app/request/giving/payments.server.ts'
import { recordsContext, visitorContext } from '#app/request/records.server.ts'
import { errorLogContext } from '#app/request/request.server.ts'
import { charityFrom } from '#domain/charity/charity.ts'
import { emailsOfStart } from '#domain/giving/donation-emails.ts'
import { thankYouPath } from '#domain/giving/giving-links.ts'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { toleranceOf } from '#domain/payables/payment-words.ts'
import { limitsFor } from '#records/email/address-limit.ts'
import { type NewDonation, type StartedDonation, startDonation } from '#records/giving/start-donation.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Stores a donation and leads the donor on: to the provider's page, or to what happens now. When the provider does not answer, that page
 * offers to try again.
 */
export async function startGiving(
	context: Context,
	request: Request,
	given: NewDonation,
): Promise<Response | StartRefused> {
	const { formSecret, deliver } = context.get(recordsContext)
	const cards = given.provider === 'stripe' ? context.get(paymentsContext) : null
	let started: StartedDonation
	try {
		const refused = await refusedStart(context, cards, given)
		if (refused) return refused
		started = await store(context, given)
	} catch (error) {
		const { phone } = charityFrom(context.get(contentContext), context.get(siteContext).url)
		const refused = dayRefusalInWords(error, phone)
		if (refused) return refused
		context.get(errorLogContext)(error, new URL(request.url).pathname)
		return { problem: NOT_SAVED, status: 503 }
	}
	deliver()
	const next = thankYouPath(started.donation.id, formSecret)
	return redirect(
		(cards && (await providerPage(context, cards, { payable: started.donation, payment: started.payment, next }))) ??
			next,
		{ status: 303 },
	)
}

async function store(context: Context, given: NewDonation): Promise<StartedDonation> {
	const [content, now] = [context.get(contentContext), Date.now()]
	const records = context.get(recordsContext)
	const charity = charityFrom(content, context.get(siteContext).url)
	const words = createEmailContext(content.options, charity, records.formSecret)
	const limits = await limitsFor(records.store, given.email, newAddressLimit(context))
	const { clientHash } = context.get(visitorContext)
	const toStore = { ...given, clientHash, tolerance: toleranceOf(given.provider, content.options?.giving.bank) }
	return startDonation(records.store, toStore, ({ donation }) => emailsOfStart(donation, words, limits), now)
}
