import { randomUUID } from 'node:crypto'
import type { GeneralOptions } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { isGiftAidOffered } from '#domain/gift-aid/is-offered.ts'
import { AMOUNT_FIELDS } from '#domain/giving/giving-choice.ts'
import { givingOffer, readGivingChoiceParam } from '#domain/giving/giving-offer.ts'
import type { FormValues } from '../form-values.ts'
import type { PayOffers } from '../pay-field.tsx'
import type { DonationPageData } from './donation-view.ts'

interface DonatePageOptions {
	options: GeneralOptions
	formContext: FormContext
	pay: PayOffers
	/** The address of the page, with the choice of a picker. */
	url: URL
}

/** Of an address: what a picker sends. */
const CHOICE_FIELDS = ['frequency', 'monthly', 'ownMonthly', 'once', 'ownOnce', 'purpose', 'dedication']
const MAX_VALUE_LENGTH = 100

/** The page before anything is sent. */
export function donatePage({ options, formContext, pay, url }: DonatePageOptions): DonationPageData {
	const { charity, privacyUrl } = formContext
	return {
		offer: givingOffer(options),
		...{ pay, privacyUrl, draft: randomUUID(), values: valuesIn(url.searchParams) },
		giftAid: isGiftAidOffered(options)
			? { charity: charity.registeredName || charity.name, locale: options.site.locale }
			: null,
		charity: { name: charity.name, phone: charity.phone },
	}
}

function valuesIn(parameters: URLSearchParams): FormValues {
	const sent = CHOICE_FIELDS.flatMap((name) => {
		const value = parameters.get(name)
		return value === null ? [] : [[name, value.slice(0, MAX_VALUE_LENGTH)]]
	})
	return { ...choiceIn(parameters.get('give') ?? ''), ...Object.fromEntries(sent) }
}

/** Of the panel on the home page. */
function choiceIn(param: string): FormValues {
	const choice = readGivingChoiceParam(param.slice(0, MAX_VALUE_LENGTH))
	return choice ? { frequency: choice.frequency, [AMOUNT_FIELDS[choice.frequency].line]: choice.typed } : {}
}
