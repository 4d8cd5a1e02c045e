import { expect, test } from 'vitest'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { readGeneralOptions } from '#tests/fixtures/wordpress/stand-in.ts'

test('the additions of the contract are read', () => {
	const { options, problems } = readGeneralOptions({
		site: {
			name: 'Fairlead',
			url: 'https://www.fairlead.example/',
			locale: 'en_GB',
			currency: 'EUR',
			privacy: 'http://wp.example/our-promise/',
			timezone: 'Nowhere/Land',
			phone: '01632 960 144',
			legal: { registered_name: 'Fairlead Dog Rescue', charity_number: 1000000, address: 'Mill Lane\nThornford' },
		},
		social: [
			{ icon: 'simple-icons:facebook', text: 'Facebook', url: 'https://facebook.example/fairlead' },
			{ icon: '<svg onload=alert(1)>', text: 'Other', url: 'https://other.example/' },
		],
		giving: {
			amounts: [
				{ amount: 2500, monthly: true, impact: 'feeds a dog' },
				{ amount: 600, impact: 'a vaccine' },
			],
			bank: { account_name: 'Fairlead', sort_code: '00-00-00', account_number: '00000000', reference: 'GIFT' },
			gift_aid: true,
			purposes: [
				{ key: 'vets', label: 'Vets’ bills', too_little: 'We pay the rest.', too_much: 'The rest buys food.' },
				{ key: 'new-kennels', label: 'New kennels' },
			],
			minimum: '300',
			maximum: 500_000,
			fees: { percent: '1.4', fixed: 20 },
			sponsorship: { benefit_value: 450 },
			accounting_year_end: '12-31',
		},
		applications: {
			reply_within_days: '3',
			minimum_age: 21,
			thresholds: [
				{ label: 'Most hours', value: 4, about: 'whatever' },
				{ label: 'Fence', value: '150 cm', about: 'fence' },
			],
			questions_off: ['adoption.offence', ' fostering.allergies ', ''],
		},
		shop: {
			delivery: [{ country: 'GB', label: 'Letter', up_to_grams: 250, price: { amount: 225, currency: 'GBP' } }],
			returns: 'Within 14 days.',
		},
	})
	expect(options).toMatchObject({
		site: {
			url: 'https://www.fairlead.example',
			locale: 'en-GB',
			currency: 'EUR',
			privacyUrl: '/our-promise',
			timezone: 'Europe/London',
			phone: '01632 960 144',
			legal: { charityNumber: '1000000', address: 'Mill Lane\nThornford' },
		},
		social: [{ icon: 'simple-icons:facebook' }, { icon: '' }],
		giving: {
			amounts: [{ amount: 600, monthly: false }, { amount: 2500 }],
			bank: { sortCode: '00-00-00', iban: '' },
			giftAid: true,
			purposes: [
				{ key: 'vets', label: 'Vets’ bills', tooLittle: 'We pay the rest.', tooMuch: 'The rest buys food.' },
				{ key: 'new-kennels', label: 'New kennels', tooLittle: '', tooMuch: '' },
			],
			minimum: 300,
			maximum: 500_000,
			fees: { percent: 1.4, fixed: 20 },
			sponsorBenefit: 450,
			accountingYearEnd: '12-31',
		},
		applications: {
			replyWithinDays: 3,
			minimumAge: 21,
			retentionMonths: 6,
			thresholds: [
				{ label: 'Most hours', value: '4', about: null },
				{ label: 'Fence', value: '150 cm', about: 'fence' },
			],
			questionsOff: ['adoption.offence', 'fostering.allergies'],
		},
		shop: { delivery: [{ upToGrams: 250, price: { amount: 225 } }], returns: 'Within 14 days.' },
	})
	expect(problems).toEqual([])
})

test('the open lists are on and the files for listing sites off until staff say otherwise', () => {
	const open = { json: true, rss: true, embed: true }
	const files = { petfinder: false, rescueGroups: false, shelterManager: false }
	expect(readGeneralOptions({}).options.feeds).toEqual({ ...open, ...files })

	const chosen = { json: '0', rss: '', petfinder: 1, rescue_groups: 'yes', shelter_manager: null, embed: false }
	expect(readGeneralOptions({ feeds: chosen }).options.feeds).toEqual({
		json: false,
		rss: true,
		embed: false,
		petfinder: true,
		rescueGroups: true,
		shelterManager: false,
	})

	const { options, problems } = readGeneralOptions({ feeds: { json: false, rss: 'perhaps' } })
	expect(options.feeds).toMatchObject({ json: false, rss: true })
	expect(problems).toMatchObject([{ field: 'feeds.rss' }])
})

test("the charity's email texts are plain text; an invalid one is reported and the others stay", () => {
	const { emailTexts, problems } = readGeneralOptions({
		letters: {
			contact: { subject: 'Your question &amp; us', body: '<p>Dear {firstName},</p>\n\nthank you.\n\n\n\n{reach}' },
			still_looking: { subject: 'A little longer' },
			adoption: { subject: 'x'.repeat(151), body: 'Dear {firstName}' },
			surrender: { subject: '', body: '' },
			fostering: 'Dear you',
			adoptoin: { subject: 'Thanks' },
		},
	})
	expect(emailTexts).toEqual({
		contact: { subject: 'Your question & us', body: 'Dear {firstName},\n\nthank you.\n\n{reach}' },
		stillLooking: { subject: 'A little longer', body: '' },
	})
	expect(problems.map(({ field }) => field).sort()).toEqual([
		'letters.adoption.subject',
		'letters.adoptoin',
		'letters.fostering',
		'letters.surrender',
	])
	expect(readGeneralOptions({ letters: [] })).toMatchObject({ emailTexts: {}, problems: [] })
	expect(readGeneralOptions({})).toMatchObject({ emailTexts: {}, problems: [] })
})

test('options of giving that cannot be used are skipped with a warning, the others stay', () => {
	const giving = {
		bank: { account_name: 'Fairlead', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', tolerance: '150' },
		purposes: [
			{ key: 'Vets’ bills', label: 'Vets’ bills' },
			{ key: 'vets', label: '' },
			{ key: 'food', label: 'Food' },
			{ key: 'food', label: 'More food' },
		],
		minimum: 5000,
		maximum: 1000,
		fees: { percent: 150, fixed: 20 },
	}
	const { options, problems } = readGeneralOptions({ giving })
	expect(options.giving).toEqual({
		...EMPTY_OPTIONS.giving,
		bank: {
			accountName: 'Fairlead',
			sortCode: '',
			accountNumber: '',
			reference: '',
			iban: 'DE89370400440532013000',
			bic: 'COBADEFFXXX',
			tolerance: 150,
		},
		purposes: [{ key: 'food', label: 'Food', tooLittle: '', tooMuch: '' }],
	})
	expect(problems.map(({ field }) => field)).toEqual([
		'giving.purposes.0.key',
		'giving.purposes.1.label',
		'giving.purposes',
		'giving.maximum',
		'giving.fees.percent',
	])
})

test('options of the shop are read, and one that cannot be used is reported while the others stay', () => {
	const price = { amount: 225, currency: 'GBP' }
	const shop = {
		delivery: [
			{ country: 'gb', label: 'Letter', up_to_grams: 250, price, days: { from: '2', to: 3 } },
			{ country: 'GB', label: 'Parcel', up_to_grams: 2000, price, days: { from: 5, to: 2 } },
			{ country: 'Ireland', label: 'Parcel', up_to_grams: 2000, price },
		],
		vat_number: 'GB 999 9999 73',
		reserve_days: '400',
		low_stock: 0,
		exclude_delayed: '0',
		returns_address: 'The shop\nMill Lane',
		customs: 'Irish VAT is paid.',
		safety: 'Made by us\nMill Lane',
	}
	const { options, problems } = readGeneralOptions({ shop })

	expect(options.shop).toEqual({
		delivery: [
			{ country: 'GB', label: 'Letter', upToGrams: 250, price, days: { from: 2, to: 3 } },
			{ country: 'GB', label: 'Parcel', upToGrams: 2000, price, days: null },
		],
		returns: '',
		vatNumber: 'GB 999 9999 73',
		reserveDays: 60,
		lowStock: 0,
		excludeDelayed: false,
		returnsAddress: 'The shop\nMill Lane',
		customs: 'Irish VAT is paid.',
		safety: 'Made by us\nMill Lane',
	})
	expect(problems.map(({ field }) => field)).toEqual(['shop.reserve_days', 'shop.delivery.2.country'])
	expect(readGeneralOptions({}).options.shop).toEqual(EMPTY_OPTIONS.shop)
})

test.each([
	['12-31', '12-31', []],
	['02-29', '02-29', []],
	['', '03-31', []],
	['31-12', '03-31', ['giving.accounting_year_end']],
	['02-30', '03-31', ['giving.accounting_year_end']],
	['3-31', '03-31', ['giving.accounting_year_end']],
])('the end of the accounting period "%s" is read as %s', (accounting_year_end, read, fields) => {
	const { options, problems } = readGeneralOptions({ giving: { accounting_year_end } })
	expect(options.giving.accountingYearEnd).toBe(read)
	expect(problems.map(({ field }) => field)).toEqual(fields)
})
