import { randomUUID } from 'node:crypto'
import type { Dog, GeneralOptions } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { knownBreed } from '#domain/dogs/breed.ts'
import { areBenefitsAllowed } from '#domain/giving/gift-aid/benefits.ts'
import { isGiftAidOffered } from '#domain/giving/gift-aid/is-offered.ts'
import { givingOffer } from '#domain/giving/giving-offer.ts'
import { parseAmount } from '#domain/giving/parse-amount.ts'
import { presentDays } from '#domain/giving/sponsorship/read-present.ts'
import { canBeSponsored, leastFor, PRESENT_MONTHS } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { WHEN_REHOMED, whenRehomedWords } from '#domain/giving/sponsorship/when-rehomed.ts'
import { ageInWords, longDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import type { PayOffers } from '../pay-field.tsx'
import type { ChooseStep, DetailsStep, SponsoredDog, SponsorFrequency, SponsorPageData } from './sponsor-view.ts'

export interface SponsorPageOptions {
	dog: Dog
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
		...{ slug: dog.slug, name: dog.title, line: dog.firstPersonLine, picture: dog.picture ?? dog.gallery[0] ?? null },
		about: [knownBreed(dog), ageInWords(dog.birthDate, today)].filter(Boolean).join(', '),
	}
	if (!canBeSponsored(dog)) return { kind: 'no need', dog: shown, phone }
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

/** An own amount wins over a usual one. Before anything is chosen nothing is wrong. */
function parseChoice({ dog, options, chosen }: SponsorPageOptions): Choice | { errors: Record<string, string> } {
	if (!['frequency', 'amount', 'own'].some((name) => chosen.has(name))) return { errors: {} }
	const frequency = chosen.get('frequency')
	const typed = chosen.get('own')?.trim() || (chosen.get('amount') ?? '')
	const { minimum, maximum } = options.giving
	const { currency, locale } = options.site
	const least = leastFor(dog, 'monthly', minimum)
	// The most is that of a whole payment.
	const most = frequency === '12 months' ? Math.floor(maximum / PRESENT_MONTHS) : maximum
	const parsed = parseAmount(typed, { currency, locale, minimum: least, maximum: Math.max(least, most) })
	const errors: Record<string, string> = {}
	if (frequency !== 'monthly' && frequency !== '12 months') errors.frequency = 'Choose every month, or as a present'
	if (parsed.kind === 'refused') errors.own = typed === '' ? 'Choose an amount, or enter your own' : parsed.sentence
	if (parsed.kind === 'refused' || (frequency !== 'monthly' && frequency !== '12 months')) return { errors }
	return { frequency, perMonth: parsed.amount, typed }
}

function chooseStep(
	{ dog, options, formContext, chosen }: SponsorPageOptions,
	shown: SponsoredDog,
	errors: Record<string, string>,
): ChooseStep {
	const offer = givingOffer(options)
	const least = leastFor(dog, 'monthly', options.giving.minimum)
	const usual = offer.lines.monthly.filter(({ amount }) => amount > least).slice(0, 3)
	const money = (amount: number) => formatMoney({ amount, currency: offer.rules.currency }, offer.rules.locale)
	const first = offer.lines.monthly.find(({ amount }) => amount === least)
	const amounts = [{ amount: least, impact: first?.impact ?? `helps with ${dog.title}’s food and bed.` }, ...usual].map(
		({ amount, impact }) => ({ value: typedAmount(amount, options), label: money(amount), impact }),
	)
	const own = chosen.get('own') ?? ''
	const isUsual = amounts.some(({ value }) => value === own)
	return {
		...{ kind: 'choose', dog: shown, sign: offer.sign, errors, phone: formContext.charity.phone },
		amounts,
		values: {
			frequency: chosen.get('frequency') ?? '',
			// An own amount that is a usual one.
			...(isUsual ? { amount: own, own: '' } : { amount: chosen.get('amount') ?? '', own }),
		},
	}
}

/** As it is typed: "5", "7.50". */
function typedAmount(amount: number, { site: { currency, locale } }: GeneralOptions): string {
	const digits = new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
	return (amount / 10 ** (digits ?? 2)).toFixed(digits).replace(/\.0+$/, '')
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
		...{
			kind: 'details',
			dog: shown,
			frequency,
			perMonth: typed,
			amount,
			currency,
			pay,
			privacyUrl,
			phone: charity.phone,
		},
		sum: `${formatMoney({ amount, currency }, locale)} ${isMonthly ? 'a month' : 'for 12 months'}`,
		changeUrl: `/sponsor/${encodeURIComponent(dog.slug)}?${choice}`,
		presentDays: { first: longDate(days.first, locale), last: longDate(days.last, locale) },
		whenRehomed: WHEN_REHOMED.map((value) => ({ value, ...words[value] })),
		hasDiary: dog.updates.length > 0,
		giftAid:
			isAllowed && isGiftAidOffered(options) ? { charity: charity.registeredName || charity.name, locale } : null,
		draft: randomUUID(),
	}
}
