import { z } from 'zod'
import { link, money } from './item.ts'
import { picture } from './picture.ts'

const header = z.object({ menu: z.array(link), button: link.nullable() })

const footer = z.object({
	slogan: z.string(),
	button: link.nullable(),
	info: z.array(link),
	legal: z.array(link),
	basic: z.array(link),
})

const site = z.object({
	name: z.string(),
	url: z.string(),
	/** BCP 47. */
	locale: z.string(),
	currency: z.string(),
	timezone: z.string(),
	/** The number as it is displayed; "" when there is none. */
	phone: z.string(),
	legal: z.object({
		registeredName: z.string(),
		charityNumber: z.string(),
		address: z.string(),
		companyNumber: z.string().default(''),
		/** Where the company is registered, if that is not `address`. */
		registeredOffice: z.string().default(''),
	}),
	/** The privacy notice: a route or an external URL. */
	privacyUrl: z.string().optional(),
})

const DEFAULT_MINIMUM = 100
const DEFAULT_MAXIMUM = 1_000_000
const DEFAULT_YEAR_END = '03-31'

const giving = z.object({
	/** Minor units, ascending, with what each pays for. */
	amounts: z.array(z.object({ amount: z.number(), monthly: z.boolean(), impact: z.string() })),
	bank: z
		.object({
			accountName: z.string(),
			sortCode: z.string(),
			accountNumber: z.string(),
			reference: z.string(),
			/** "" for none. */
			iban: z.string().default(''),
			bic: z.string().default(''),
			/** Minor units that may be missing of a transfer, which its banks kept as their fee. */
			tolerance: z.number().default(0),
		})
		.nullable(),
	giftAid: z.boolean(),
	/** What donors may give for, beside the general purpose. */
	purposes: z
		.array(
			z.object({
				/** Names the fund in the books. */
				key: z.string(),
				label: z.string(),
				/** What happens when too little or too much is given for it. */
				tooLittle: z.string(),
				tooMuch: z.string(),
			}),
		)
		.default([]),
	/** Minor units: the least and the most that the site takes. */
	minimum: z.number().default(DEFAULT_MINIMUM),
	maximum: z.number().default(DEFAULT_MAXIMUM),
	/** What a card payment costs: a percentage of it, and minor units. Null: donors are not asked to cover it. */
	fees: z.object({ percent: z.number(), fixed: z.number() }).nullable().default(null),
	/** What a sponsor receives in a year, as the value to them in minor units; updates are none. */
	sponsorBenefit: z.number().default(0),
	/** The last day of the charity's accounting period: "03-31". */
	accountingYearEnd: z.string().default(DEFAULT_YEAR_END),
})

/** A place that visitors can come to. */
const centre = z.object({
	name: z.string(),
	address: z.string(),
	/** In words: "Every day, 9am to 5pm"; may have several lines. */
	hours: z.string(),
	/** Who visitors meet there. */
	person: z.object({ name: z.string(), role: z.string(), line: z.string(), picture: picture.nullable() }).nullable(),
})
export type Centre = z.infer<typeof centre>

/** The dog's own limit that replaces this fact, if any. */
export const thresholdAbout = z.enum(['fence', 'hours_alone', 'children']).nullable().default(null)

const applications = z.object({
	replyWithinDays: z.number(),
	minimumAge: z.number(),
	retentionMonths: z.number(),
	/** Facts shown before each form: "Most hours a dog may be left", "4". */
	thresholds: z.array(z.object({ label: z.string(), value: z.string(), about: thresholdAbout })),
	/** Questions that forms do not ask: "adoption.offence". May name unknown ones; the settings check says so. */
	questionsOff: z.array(z.string()).default([]),
})

const DEFAULT_RESERVE_DAYS = 7
const DEFAULT_LOW_STOCK = 3

const deliveryBand = z.object({
	/** ISO 3166-1. The shop posts to the countries that have a band. */
	country: z.string(),
	label: z.string(),
	upToGrams: z.number(),
	price: money,
	/** Working days from posting to arrival. */
	days: z.object({ from: z.number(), to: z.number() }).nullable().default(null),
})
export type DeliveryBand = z.infer<typeof deliveryBand>

const shop = z.object({
	delivery: z.array(deliveryBand),
	returns: z.string(),
	/** "" when the charity is not registered for VAT. */
	vatNumber: z.string().default(''),
	/** How long goods stay reserved for a bank transfer. */
	reserveDays: z.number().default(DEFAULT_RESERVE_DAYS),
	/** The desk marks stock from here down. */
	lowStock: z.number().default(DEFAULT_LOW_STOCK),
	/** "": the charity's address. */
	returnsAddress: z.string().default(''),
	/** Whether ways of paying that take days to confirm are left out. */
	excludeDelayed: z.boolean().default(true),
	/** What buyers abroad are told about VAT and duty; "": the site's words. */
	customs: z.string().default(''),
	/** Who makes what the shop sells, for things that do not say it themselves; may have several lines. */
	safety: z.string().default(''),
})

const feeds = z.object({
	json: z.boolean(),
	rss: z.boolean(),
	embed: z.boolean(),
	petfinder: z.boolean(),
	rescueGroups: z.boolean(),
	shelterManager: z.boolean(),
})
export type FeedName = keyof z.infer<typeof feeds>

/** The general site options: visible entries only, with defaults. */
export const generalOptions = z.object({
	header,
	footer,
	/** The contact address for visitors; "" when the backend names none. */
	email: z.string(),
	site,
	social: z.array(link.extend({ icon: z.string() })),
	centres: z.array(centre).default([]),
	/** The charity's entry in the regulator's register. */
	regulator: link.nullable().default(null),
	giving,
	applications,
	shop,
	/** Which feeds are on under `/feeds/`. */
	feeds,
})
export type GeneralOptions = z.infer<typeof generalOptions>

export const EMPTY_OPTIONS: GeneralOptions = {
	header: { menu: [], button: null },
	footer: { slogan: '', button: null, info: [], legal: [], basic: [] },
	email: '',
	site: {
		name: 'Dog rescue',
		url: '',
		locale: 'en-GB',
		currency: 'GBP',
		timezone: 'Europe/London',
		phone: '',
		legal: { registeredName: '', charityNumber: '', address: '', companyNumber: '', registeredOffice: '' },
	},
	social: [],
	centres: [],
	regulator: null,
	giving: {
		amounts: [],
		bank: null,
		giftAid: false,
		purposes: [],
		minimum: DEFAULT_MINIMUM,
		maximum: DEFAULT_MAXIMUM,
		fees: null,
		sponsorBenefit: 0,
		accountingYearEnd: DEFAULT_YEAR_END,
	},
	applications: { replyWithinDays: 5, minimumAge: 18, retentionMonths: 6, thresholds: [], questionsOff: [] },
	shop: {
		delivery: [],
		returns: '',
		vatNumber: '',
		reserveDays: DEFAULT_RESERVE_DAYS,
		lowStock: DEFAULT_LOW_STOCK,
		returnsAddress: '',
		excludeDelayed: true,
		customs: '',
		safety: '',
	},
	feeds: { json: true, rss: true, embed: true, petfinder: false, rescueGroups: false, shelterManager: false },
}
