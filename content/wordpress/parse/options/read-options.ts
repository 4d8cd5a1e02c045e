import { BackendError, type OptionsAnswer } from '#content/wordpress/http/backend.ts'
import type { Report } from '#content/wordpress/report.ts'
import { isRecord, type RawRecord } from '../read-base.ts'
import type { UrlContext } from '../url-context.ts'
import { isHidden, plain, shownLinks, singleLink, valuesOf } from './option-links.ts'
import { readAdditions } from './read-additions.ts'
import { readCentres } from './read-centres.ts'
import { readEmailTexts } from './read-email-texts.ts'

const EMAIL = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[^\s@<>"',;:().]+/

/**
 * Parses the general options: the specification's shape, the contract's additions if sent, and defaults for the rest. An
 * invalid part is reported and treated as missing.
 */
export function readOptions(answer: unknown, urls: UrlContext, report: Report, siteName = ''): OptionsAnswer {
	// PHP encodes empty options as a list.
	const given = Array.isArray(answer) && !answer.length ? {} : answer
	if (!isRecord(given)) throw new BackendError('the general options are not an object', 200)
	const warn = (field: string, message: string) => report({ type: 'options', id: null, field, message })
	const part = (value: unknown, field: string): RawRecord => {
		if (isRecord(value)) return value
		if (value !== undefined && value !== null && value !== '' && !Array.isArray(value)) warn(field, 'is not an object')
		return {}
	}

	const header = part(given.header, 'header')
	const footer = part(given.footer, 'footer')
	const actions = part(footer.actions ?? given.actions, 'footer.actions')
	const menu = part(footer.menu ?? given.menu, 'footer.menu')
	const info = valuesOf(footer.info ?? given.info)
	const basic = isRecord(menu.basic) && 'list' in menu.basic ? menu.basic.list : menu.basic
	const site = part(given.site, 'site')
	const { centres, pictures } = readCentres(given.centres, urls, warn)
	return {
		options: {
			header: {
				menu: shownLinks(header.menu, urls, 'header.menu', warn),
				button: singleLink(header.button, urls),
			},
			footer: {
				slogan: plain(actions.slogan),
				button: singleLink(actions.button, urls),
				info: info.flatMap((item) => contactLine(item, urls)),
				legal: shownLinks(menu.legal, urls, 'footer.menu.legal', warn),
				basic: shownLinks(basic, urls, 'footer.menu.basic.list', warn),
			},
			email: contactEmail(info),
			...readAdditions(given, urls, warn, { siteName, phone: plain(site.phone) || phoneOf(info), centres }),
		},
		optionPictures: pictures,
		notificationEmail: emailIn(plain(given.notification_email)) ?? '',
		emailTexts: readEmailTexts(part(given.letters, 'letters'), warn),
	}
}

/** An editor's text may be of any length. */
const MAX_READ = 2000

function emailIn(text: string): string | undefined {
	return EMAIL.exec(text.slice(0, MAX_READ))?.[0]
}

/** The email address in the second entry (by the specification), otherwise in the first entry that has one. */
function contactEmail(info: unknown[]): string {
	const [, second, ...rest] = info
	for (const item of [second, info[0], ...rest]) {
		if (!isRecord(item)) continue
		const found = emailIn(plain(item.text)) ?? emailIn(plain(item.url).replace(/^mailto:/, ''))
		if (found) return found
	}
	return ''
}

/** The text of the first `tel:` link. */
function phoneOf(info: unknown[]): string {
	const line = info.find((item) => isRecord(item) && plain(item.url).startsWith('tel:'))
	if (!isRecord(line)) return ''
	return plain(line.text) || plain(line.url).slice('tel:'.length)
}

/** Footer lines are shown unless hidden, also those without a link, such as a postal address. */
function contactLine(item: unknown, urls: UrlContext) {
	if (!isRecord(item) || isHidden(item.is_show) || !plain(item.text)) return []
	const text = plain(item.text)
	const email = emailIn(text)
	return [singleLink(item, urls) ?? { text, url: email ? `mailto:${email}` : '' }]
}
