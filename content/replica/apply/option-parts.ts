import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import type { OptionsAnswer } from '#content/wordpress/http/backend.ts'
import { isTooMuch, type PastOptionLoss } from '../removals/shrink-rule.ts'

/**
 * Splits the options into parts that are applied or withheld as one. Email address and phone number mostly come from
 * the footer, so they belong to it.
 */
export function partsOf({ options, optionPictures, notificationEmail, emailTexts }: OptionsAnswer) {
	const { footer, email, site, centres, ...rest } = options
	const { phone, ...siteWithoutPhone } = site
	return {
		...rest,
		site: siteWithoutPhone,
		footer: { ...footer, email, phone },
		centres: { list: centres, pictures: optionPictures },
		staff: { notificationEmail, emailTexts },
	}
}
export type OptionParts = ReturnType<typeof partsOf>

export function fromParts({ footer, site, staff, centres, ...rest }: OptionParts): OptionsAnswer {
	const { email, phone, ...footerAlone } = footer
	const options = { ...rest, footer: footerAlone, email, site: { ...site, phone }, centres: centres.list }
	return { options, optionPictures: centres.pictures, ...staff }
}

const EMPTY = partsOf({ options: EMPTY_OPTIONS, optionPictures: [], notificationEmail: '', emailTexts: {} })

/** What a part would lose, in values; a list entry is one value. */
export interface OptionLoss {
	part: keyof OptionParts
	before: number
	lost: number
	/** Its recent unannounced losses. */
	recent: number
}

/** The loss in each part. A value is lost when it is emptied or reset to its default. */
export function lossesOf(held: OptionParts, offered: OptionParts, past: readonly PastOptionLoss[]): OptionLoss[] {
	const parts = Object.keys(held) as (keyof OptionParts)[]
	return parts.map((part) => ({
		part,
		...lossOf(held[part], offered[part], EMPTY[part]),
		recent: past.filter((one) => one.part === part).reduce((all, one) => all + one.lost, 0),
	}))
}

/**
 * The parts to withhold: all that lose something when the options together would lose too much, otherwise those that
 * would lose too much themselves. An announced change may empty a part but not everything.
 */
export function partsToKeep(losses: OptionLoss[], isAnnounced: boolean): (keyof OptionParts)[] {
	const isAllTooMuch = isTooMuch(withPast(sum(losses)))
	return losses
		.filter((loss) => loss.lost > 0 && (isAllTooMuch || (!isAnnounced && isTooMuch(withPast(loss)))))
		.map(({ part }) => part)
}

export function sum(losses: Omit<OptionLoss, 'part'>[]): Omit<OptionLoss, 'part'> {
	const total = { before: 0, lost: 0, recent: 0 }
	for (const { before, lost, recent } of losses) {
		total.before += before
		total.lost += lost
		total.recent += recent
	}
	return total
}

function withPast({ before, lost, recent }: Omit<OptionLoss, 'part'>) {
	return { before: before + recent, lost: lost + recent }
}

function lossOf(held: unknown, offered: unknown, empty: unknown): { before: number; lost: number } {
	if (Array.isArray(held)) {
		return { before: held.length, lost: Math.max(0, held.length - (Array.isArray(offered) ? offered.length : 0)) }
	}
	if (isObject(held)) {
		const losses = Object.entries(held).map(([key, value]) => lossOf(value, partAt(offered, key), partAt(empty, key)))
		return sum(losses.map((loss) => ({ ...loss, recent: 0 })))
	}
	const isFilled = held !== null && held !== undefined && held !== '' && held !== empty
	const isEmptied = offered === null || offered === undefined || offered === '' || offered === empty
	return { before: isFilled ? 1 : 0, lost: isFilled && isEmptied ? 1 : 0 }
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null
}

function partAt(object: unknown, key: string): unknown {
	return isObject(object) ? object[key] : undefined
}
