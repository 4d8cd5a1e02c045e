import { z } from 'zod'
import type { Centre, GeneralOptions } from '#content/model/content.ts'
import { amount, flag, group, isEmpty, lines, text } from '#content/model/fields/wordpress-values.ts'
import { thresholdAbout } from '#content/model/general-options.ts'
import { siteUrl } from '#content/wordpress/site-url.ts'
import { isRecord, type RawRecord } from '../read-base.ts'
import type { UrlContext } from '../url-context.ts'
import { isHidden, plain, singleLink, valuesOf } from './option-links.ts'
import { type OptionParts, optionParts, type Warn } from './option-parts.ts'
import { readGiving } from './read-giving.ts'
import { readShop } from './read-shop.ts'

type Additions = Pick<
	GeneralOptions,
	'site' | 'social' | 'centres' | 'regulator' | 'giving' | 'applications' | 'shop' | 'feeds'
>

const site = group({
	name: text,
	url: text,
	locale: text,
	currency: text,
	timezone: text,
	privacy: text,
	legal: group({
		registered_name: text,
		charity_number: text,
		address: lines,
		company_number: text,
		registered_office: lines,
	}),
})
const rules = group({ reply_within_days: amount, minimum_age: amount, retention_months: amount })
const threshold = z.object({ label: text, value: text, about: thresholdAbout.catch(null) })
/** The options that the contract adds to the specification, each with a default. */
export function readAdditions(
	given: RawRecord,
	urls: UrlContext,
	warn: Warn,
	known: { siteName: string; phone: string; centres: Centre[] },
): Additions {
	const parts = optionParts(warn)
	return {
		site: readSite(parts.part(site, given.site, 'site'), known, urls),
		social: valuesOf(given.social).flatMap((item, n) => socialLink(item, urls, (why) => warn(`social.${n}`, why))),
		centres: known.centres,
		regulator: readRegulator(given.regulator, urls, warn),
		giving: readGiving(isRecord(given.giving) ? given.giving : {}, parts, warn),
		applications: readApplications(isRecord(given.applications) ? given.applications : {}, parts),
		shop: readShop(isRecord(given.shop) ? given.shop : {}, parts, warn),
		feeds: readFeeds(isRecord(given.feeds) ? given.feeds : {}, parts),
	}
}

function readSite(given: z.infer<typeof site>, known: { siteName: string; phone: string }, urls: UrlContext) {
	const locale = given.locale.replace('_', '-')
	const privacyUrl = siteUrl(given.privacy, urls)
	const url = URL.canParse(given.url) ? new URL(given.url) : null
	return {
		name: given.name || known.siteName || 'Dog rescue',
		url: url && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, '') : '',
		locale: isLocale(locale) ? locale : 'en-GB',
		currency: /^[A-Z]{3}$/.test(given.currency) ? given.currency : 'GBP',
		timezone: isTimezone(given.timezone) ? given.timezone : 'Europe/London',
		phone: known.phone,
		legal: {
			registeredName: given.legal.registered_name,
			charityNumber: given.legal.charity_number,
			address: given.legal.address,
			companyNumber: given.legal.company_number,
			registeredOffice: given.legal.registered_office,
		},
		...(privacyUrl ? { privacyUrl } : {}),
	}
}

function readRegulator(given: unknown, urls: UrlContext, warn: Warn) {
	const link = singleLink(given, urls)
	if (!link && !isEmpty(given)) warn('regulator', 'skipped: it needs a text and a safe URL')
	return link
}

function socialLink(item: unknown, urls: UrlContext, warn: (message: string) => void) {
	const link = singleLink(item, urls)
	if (!link && !(isRecord(item) && isHidden(item.is_show))) warn('skipped: it needs a text and a safe URL')
	const icon = isRecord(item) ? plain(item.icon) : ''
	return link ? [{ ...link, icon: /^[a-z0-9-]+:[a-z0-9-]+$/.test(icon) ? icon : '' }] : []
}

function readApplications(given: RawRecord, { part, list }: OptionParts): GeneralOptions['applications'] {
	const { reply_within_days, minimum_age, retention_months } = part(rules, given, 'applications')
	const thresholds = list(threshold, given.thresholds, 'applications.thresholds')
	return {
		replyWithinDays: reply_within_days || 5,
		minimumAge: minimum_age || 18,
		retentionMonths: retention_months || 6,
		thresholds: thresholds.filter(({ label }) => label),
		questionsOff: list(text, given.questions_off, 'applications.questions_off').filter(Boolean),
	}
}

/**
 * Open lists contain only what public pages show, so they are on by default. Passing dogs to a listing site is the charity's
 * decision, so those files are off by default.
 */
function readFeeds(given: RawRecord, { part }: OptionParts): GeneralOptions['feeds'] {
	const isOn = (name: string) => part(flag, given[name], `feeds.${name}`)
	return {
		json: isOn('json') ?? true,
		rss: isOn('rss') ?? true,
		embed: isOn('embed') ?? true,
		petfinder: isOn('petfinder') ?? false,
		rescueGroups: isOn('rescue_groups') ?? false,
		shelterManager: isOn('shelter_manager') ?? false,
	}
}

/** Whether a text is a BCP 47 locale that dates and money can be printed in. */
function isLocale(locale: string): boolean {
	try {
		return Intl.getCanonicalLocales(locale).length > 0
	} catch {
		return false
	}
}

/** Whether a text is a time zone of the tz database. */
function isTimezone(timezone: string): boolean {
	try {
		return timezone !== '' && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: timezone }))
	} catch {
		return false
	}
}
