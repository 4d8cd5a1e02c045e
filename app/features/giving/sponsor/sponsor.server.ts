import { randomUUID } from 'node:crypto'
import type { Content, Dog, GeneralOptions } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { knownBreed } from '#domain/dogs/breed.ts'
import { portraitOf } from '#domain/dogs/portrait.ts'
import { areBenefitsAllowed } from '#domain/gift-aid/benefits.ts'
import { isGiftAidOffered } from '#domain/gift-aid/is-offered.ts'
import { readAmount } from '#domain/giving/giving-choice.ts'
import { givingOffer } from '#domain/giving/giving-offer.ts'
import { parseAmount } from '#domain/giving/parse-amount.ts'
import { presentDays } from '#domain/giving/sponsorship/read-present.ts'
import { canBeSponsored, leastFor, PRESENT_MONTHS, usualAbove } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { WHEN_REHOMED, whenRehomedWords } from '#domain/giving/sponsorship/when-rehomed.ts'
import { formatAge, formatDate } from '#lib/dates.ts'
import { formatMoney, shortDecimalOf } from '#lib/money.ts'
import type { PayOffers } from '../pay-field.tsx'
import { noNeedStep } from './no-need.server.ts'
import type { ChooseStep, DetailsStep, SponsoredDog, SponsorFrequency, SponsorPageData } from './sponsor-view.ts'

interface SponsorPageOptions {
	dog: Dog
	/** Among them those who need a sponsor. */
	dogs: Content['dogs']
	options: GeneralOptions
	formContext: FormContext
	pay: PayOffers
	today: Date
	/** What was chosen in the first step: of the address, or of the form of the second. */
	chosen: URLSearchParams
}

/** The step that comes next by what was chosen. */
export function sponsorPage(page: SponsorPageOptions): SponsorPageData {
	const { dog, pay, today, formContext } = page
	const { phone } = formContext.charity
	const shown: SponsoredDog = {
		slug: dog.slug,
		name: dog.title,
		line: dog.firstPersonLine,
		picture: portraitOf(dog),
		about: [knownBreed(dog), formatAge(dog.birthDate, today)].filter(Boolean).join(', '),
	}
	if (!canBeSponsored(dog)) return noNeedStep(page, shown)
	if (!pay.bank && !pay.card) return { kind: 'closed', dog: shown, phone }
	const choice = page.chosen.has('change') ? { errors: {} } : parseChoice(page)
	return 'errors' in choice ? chooseStep(page, shown, choice.errors) : detailsStep(page, shown, choice)
}

interface Choice {
	frequency: SponsorFrequency
	/** Minor units a month, and how it was typed. */
	perMonth: number
	typed: string
}

/** The fields of the usual amount and of an own one. */
const AMOUNT_FIELDS = { line: 'amount', own: 'own' }

/** Before anything is chosen nothing is wrong. */
function parseChoice({ dog, options, chosen }: SponsorPageOptions): Choice | { errors: Record<string, string> } {
	if (!['frequency', 'amount', 'own'].some((name) => chosen.has(name))) return { errors: {} }
	const frequency = chosen.get('frequency')
	const { own, line } = readAmount((name) => chosen.get(name), AMOUNT_FIELDS)
	const typed = own || (line ?? '')
	const { minimum, maximum } = options.giving
	const least = leastFor(dog, 'monthly', minimum)
	// The most is that of a whole payment.
	const most = frequency === '12 months' ? Math.floor(maximum / PRESENT_MONTHS) : maximum
	const parsed = parseAmount(typed, { ...givingOffer(options).rules, minimum: least, maximum: Math.max(least, most) })
	const errors: Record<string, string> = {}
	if (frequency !== 'monthly' && frequency !== '12 months') errors.frequency = 'Choose every month, or as a present'
	if (parsed.kind === 'refused') errors.own = typed === '' ? 'Choose an amount, or enter your own' : parsed.sentence
	if (parsed.kind === 'refused' || (frequency !== 'monthly' && frequency !== '12 months')) return { errors }
	return { frequency, perMonth: parsed.amount, typed }
}

/** True of any dog: what the least helps with, and the next amounts. */
const HELPS = [
	'helps with food and a warm bed.',
	'helps with medicine and the vet, too.',
	'helps with the bills no one sees coming, as well.',
]

function chooseStep(
	{ dog, options, formContext, chosen }: SponsorPageOptions,
	shown: SponsoredDog,
	errors: Record<string, string>,
): ChooseStep {
	const offer = givingOffer(options)
	const least = leastFor(dog, 'monthly', options.giving.minimum)
	const usual = usualAbove(least, offer.lines.monthly)
	const money = (amount: number) => formatMoney({ amount, currency: offer.rules.currency }, offer.rules.locale)
	const amounts = [least, ...usual.map(({ amount }) => amount)].map((amount, index) => ({
		value: shortDecimalOf({ amount, currency: offer.rules.currency }),
		label: money(amount),
		year: money(amount * PRESENT_MONTHS),
		impact: HELPS[index] ?? '',
	}))
	const { own, line } = readAmount((name) => chosen.get(name), AMOUNT_FIELDS)
	const isUsual = amounts.some(({ value }) => value === own)
	const isNew = !['frequency', 'amount', 'own'].some((name) => chosen.has(name))
	const preset = { frequency: 'monthly', amount: amounts[Math.floor(amounts.length / 2)]?.value ?? '', own: '' }
	return {
		kind: 'choose',
		dog: shown,
		sign: offer.sign,
		errors,
		phone: formContext.charity.phone,
		amounts,
		presentMonths: PRESENT_MONTHS,
		rules: { ...offer.rules, minimum: least, maximum: Math.max(least, offer.rules.maximum) },
		values: isNew
			? preset
			: {
					frequency: chosen.get('frequency') ?? '',
					// An own amount that is a usual one.
					...(isUsual ? { amount: own, own: '' } : { amount: line ?? '', own }),
				},
	}
}

function detailsStep(
	{ dog, options, formContext, pay }: SponsorPageOptions,
	shown: SponsoredDog,
	{ frequency, perMonth, typed }: Choice,
): DetailsStep {
	const { locale, currency } = options.site
	const { charity, privacyUrl, today } = formContext
	const isMonthly = frequency === 'monthly'
	const amount = isMonthly ? perMonth : perMonth * PRESENT_MONTHS
	const donated = perMonth * PRESENT_MONTHS
	const isAllowed = areBenefitsAllowed({ donated, value: options.giving.sponsorBenefit, earlierThisTaxYear: 0 })
	const days = presentDays(today)
	const words = whenRehomedWords(dog.title, frequency)
	const choice = new URLSearchParams({ change: 'yes', frequency, own: typed })
	return {
		kind: 'details',
		dog: shown,
		frequency,
		perMonth: typed,
		amount,
		currency,
		pay,
		privacyUrl,
		phone: charity.phone,
		sum: `${formatMoney({ amount, currency }, locale)} ${isMonthly ? 'a month' : 'for 12 months'}`,
		changeUrl: `/sponsor/${encodeURIComponent(dog.slug)}?${choice}`,
		presentDays: { first: formatDate(days.first, locale), last: formatDate(days.last, locale) },
		whenRehomed: WHEN_REHOMED.map((value) => ({ value, ...words[value] })),
		hasDiary: dog.updates.length > 0,
		giftAid:
			isAllowed && isGiftAidOffered(options) ? { charity: charity.registeredName || charity.name, locale } : null,
		draft: randomUUID(),
	}
}
