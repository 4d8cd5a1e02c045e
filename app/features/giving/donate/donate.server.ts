import { randomUUID } from 'node:crypto'
import type { GeneralOptions } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { isGiftAidOffered } from '#domain/gift-aid/is-offered.ts'
import { AMOUNT_FIELDS, amountOf, BY_RADIO, readGivingChoice } from '#domain/giving/giving-choice.ts'
import { type GivingOffer, givingOffer, readGivingChoiceParam } from '#domain/giving/giving-offer.ts'
import type { FormErrors, FormValues } from '../form-values.ts'
import type { PayOffers } from '../pay-field.tsx'
import { ownAmountId } from '../picker/live-choice.ts'
import type { DonationPageData } from './donation-view.ts'

interface DonatePageOptions {
	options: GeneralOptions
	formContext: FormContext
	pay: PayOffers
	/** The address of the page, with the choice of a picker. */
	url: URL
}

/** The parameters that a picker sends in the address. */
const CHOICE_FIELDS = ['frequency', 'monthly', 'ownMonthly', 'once', 'ownOnce', BY_RADIO, 'purpose', 'dedication']
const MAX_VALUE_LENGTH = 100

/** The page before anything is sent. */
export function donatePage({ options, formContext, pay, url }: DonatePageOptions): DonationPageData {
	const { charity, privacyUrl } = formContext
	const offer = givingOffer(options)
	const values = valuesIn(url.searchParams, offer)
	return {
		offer,
		pay,
		privacyUrl,
		draft: randomUUID(),
		values,
		errors: errorsIn(values, offer),
		giftAid: isGiftAidOffered(options)
			? { charity: charity.registeredName || charity.name, locale: options.site.locale }
			: null,
		charity: { name: charity.name, phone: charity.phone },
	}
}

function valuesIn(parameters: URLSearchParams, offer: GivingOffer): FormValues {
	const sent = CHOICE_FIELDS.flatMap((name) => {
		const value = parameters.get(name)
		return value === null ? [] : [[name, value.slice(0, MAX_VALUE_LENGTH)]]
	})
	return { ...choiceIn(parameters.get('give') ?? '', offer), ...Object.fromEntries(sent) }
}

/** An own amount that cannot be given is told at once, and not after the rest was filled in. */
function errorsIn(values: FormValues, offer: GivingOffer): FormErrors {
	const choice = readGivingChoice((name) => values[name] ?? null, offer)
	const parsed = amountOf(choice, offer)
	return choice.own !== '' && parsed.kind === 'refused' ? { [ownAmountId(choice.frequency)]: parsed.sentence } : {}
}

/** Reads links from the panel on the home page and those that others write: an amount that is not a usual one is an own one. */
function choiceIn(param: string, offer: GivingOffer): FormValues {
	const choice = readGivingChoiceParam(param.slice(0, MAX_VALUE_LENGTH))
	if (!choice) return {}
	const { frequency, typed } = choice
	const { line, own } = AMOUNT_FIELDS[frequency]
	const isUsual = offer.lines[frequency].some((usual) => usual.typed === typed)
	return { frequency, [isUsual ? line : own]: typed }
}
