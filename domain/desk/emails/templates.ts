import { isDay } from '#lib/date-input.ts'
import { approved } from './approved.ts'
import type { EmailCase, EmailTemplate, Fact, Facts } from './case-email.ts'
import { empty } from './empty.ts'
import { invitation } from './invitation.ts'
import { moreInformation } from './more-information.ts'
import { notThisTime } from './not-this-time.ts'
import { onHold } from './on-hold.ts'

/** By their name in addresses. */
const TEMPLATES = {
	'more-information': moreInformation,
	'on-hold': onHold,
	invitation,
	approved,
	'not-this-time': notThisTime,
	empty,
} satisfies Record<string, EmailTemplate>

export type TemplateId = keyof typeof TEMPLATES

export const TEMPLATE_IDS = Object.keys(TEMPLATES) as TemplateId[]

export function templateOf(id: TemplateId): EmailTemplate {
	return TEMPLATES[id]
}

export function isTemplateId(text: string | null | undefined): text is TemplateId {
	return typeof text === 'string' && Object.hasOwn(TEMPLATES, text)
}

/** The templates that suit a form. */
export function templatesFor(form: string): TemplateId[] {
	return TEMPLATE_IDS.filter((id) => templateOf(id).forms?.includes(form) ?? true)
}

interface ReadFacts {
	facts: Facts
	/** By name. */
	problems: Record<string, string>
}

/** The facts of a form, without values that were not offered. */
export function readFacts(
	template: EmailTemplate,
	aCase: EmailCase,
	places: string[],
	given: URLSearchParams,
): ReadFacts {
	const read: ReadFacts = { facts: {}, problems: {} }
	for (const fact of template.facts(aCase, places)) {
		// Browsers send line ends as CRLF: places have several lines.
		const sent = given.getAll(fact.name).map((value) => value.replaceAll('\r\n', '\n'))
		const values = sent.filter((value) => isAllowed(fact, value, aCase.today))
		if (values.length > 0) read.facts[fact.name] = fact.kind === 'ticks' ? values : values.slice(0, 1)
		const isRefused = sent.some((value) => value !== '') && values.length === 0
		if (fact.missing !== undefined && values.length === 0) read.problems[fact.name] = fact.missing
		else if (isRefused) read.problems[fact.name] = 'Enter a day from tomorrow on, or leave it blank'
	}
	return read
}

function isAllowed({ kind, options = [] }: Fact, value: string, today: string): boolean {
	if (kind === 'date') return isDay(value) && value > today
	if (kind === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
	return options.some((option) => option.value === value)
}
