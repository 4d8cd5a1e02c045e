import type { Content, Section } from '#content/model/content.ts'
import { htmlToText } from '#lib/text/html.ts'
import { firstSentence } from '#lib/text/sentence.ts'
import { splitStepNote } from '#lib/text/step-note.ts'
import type { FormId } from '../forms/form.ts'

/** A step of adopting, fostering or volunteering, such as "Meet and walk". */
interface FormStep {
	title: string
	/** Its first sentence. */
	text: string
	/** How long it takes; "" if the page does not say. */
	note: string
	/** The form is filled in at this step. */
	isForm: boolean
}

/** The pages with the steps of each journey: the one place of the steps and their times. */
const PAGE_OF_FORM: Partial<Record<FormId, string>> = {
	adoption: 'adoption',
	fostering: 'fostering',
	volunteering: 'waystohelp/volunteering',
}

/** The section with the steps, as its editors wrote it. */
export function sectionOfSteps(content: Pick<Content, 'page'>, form: FormId): Section | undefined {
	const path = PAGE_OF_FORM[form]
	return path === undefined ? undefined : content.page(path)?.sections.find(({ type }) => type === 'steps')
}

export function stepsOfForm(content: Pick<Content, 'page'>, form: FormId): FormStep[] {
	return (sectionOfSteps(content, form)?.items ?? []).map(({ title, html: whole }) => {
		const { html, note } = splitStepNote(whole)
		return { title, text: firstSentence(textOf(html)), note, isForm: isFormStep(whole, form) }
	})
}

/**
 * What to have ready for the form, as the page says it: the list of its section `have-ready`. Undefined without one: the
 * form then has its own.
 */
export function readyForForm(content: Pick<Content, 'page'>, form: FormId): string[] | undefined {
	const path = PAGE_OF_FORM[form]
	const section = path === undefined ? undefined : content.page(path)?.sections.find(({ id }) => id === READY_SECTION)
	const items = [...(section?.html.matchAll(LIST_ITEM) ?? [])].map(([, item = '']) =>
		htmlToText(item.replace(INLINE_TAGS, '')),
	)
	const written = items.filter((item) => item !== '')
	return written.length > 0 ? written : undefined
}

const READY_SECTION = 'have-ready'
const LIST_ITEM = /<li(?:\s[^>]*)?>([\s\S]*?)<\/li>/g

/** Who reads the form: the portrait of the step with the form, "Talk to Jo", and its first sentence. */
export function personOfForm(content: Pick<Content, 'page'>, form: FormId) {
	const step = sectionOfSteps(content, form)?.items.find(({ html }) => isFormStep(html, form))
	if (!step?.picture) return null
	return { title: step.title, text: firstSentence(textOf(splitStepNote(step.html).html)), picture: step.picture }
}

function isFormStep(html: string, form: FormId): boolean {
	return html.includes(`href="/apply/${form}/`)
}

/** The minutes of the form, if its step has them: 15 of "About 15 minutes, and one call". */
export function formMinutes(steps: readonly FormStep[]): number | undefined {
	const minutes = /\b(\d{1,3}) minutes?\b/.exec(steps.find(({ isForm }) => isForm)?.note ?? '')?.[1]
	return minutes === undefined ? undefined : Number(minutes)
}

/** Tags inside a sentence, which `htmlToText` would turn into spaces. */
const INLINE_TAGS = /<\/?(?:a|abbr|b|em|i|strong|span)\b[^>]*>/g

function textOf(html: string): string {
	return htmlToText(html.replace(INLINE_TAGS, ''))
}
