import type { Centre, Content } from '#content/model/content.ts'
import { chosenDog } from '#domain/applications/dog-notes.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { sharedHours } from '#domain/centres/shared-hours.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { Form, FormId } from '#domain/forms/form.ts'
import { personOfForm } from '#domain/pages/steps-of-form.ts'
import { formLink } from '#lib/open-forms.ts'
import { withWholePostcode } from '#lib/text/line-breaks.ts'
import { lowerFirst } from '#lib/text/sentence.ts'
import type { FormSideData, PlaceToVisit, RingFirstData } from '../view/form-sidebar.tsx'

const LABELS: Partial<Record<FormId, string>> = {
	adoption: 'You’re applying for',
	contact: 'You’re asking about',
	volunteering: 'You’d like to help as',
}

/** The dog the form is about, and whom to ring, with a person of its centre. */
export function formSidebar(form: Form, formContext: FormContext, answers: Answers, content: Content): FormSideData {
	const centres = content.options?.centres ?? []
	const label = LABELS[form.id]
	const about = label ? form.about(answers) : undefined
	const dog = chosenDog(formContext, answers)
	const isDog = dog !== undefined && dog.slug === about?.slug
	return {
		about:
			label && about
				? {
						label,
						name: about.name,
						note: isDog ? dog.location : '',
						picture: isDog ? (dog.picture ?? dog.gallery[0] ?? null) : null,
						cutout: isDog ? dog.cutout : null,
					}
				: null,
		phone: formContext.charity.phone,
		contact: form.id === 'contact' ? contactDetails(formContext, centres) : null,
		host: isDog ? hostAt(dog.location, centres) : (readerOf(content, form.id) ?? hostAt('', centres)),
	}
}

/** Whom to ring, on a page that is of no form. */
export function helpSidebar(content: Content, phone: string): FormSideData {
	return { about: null, phone, host: hostAt('', content.options?.centres ?? []) }
}

function readerOf(content: Content, form: FormId): FormSideData['host'] {
	const person = personOfForm(content, form)
	return person && { title: person.title, name: person.text, place: '', picture: person.picture }
}

function contactDetails({ charity, rules: { replyWithinDays } }: FormContext, centres: readonly Centre[]) {
	const shared = sharedHours(centres)
	const days = replyWithinDays === 1 ? 'one working day' : `${replyWithinDays} working days`
	return {
		email: charity.email,
		hours: shared && `Open: ${lowerFirst(shared)}`,
		centres: centres.map((centre) => placeToVisit(centre, !shared)),
		next: [
			'You read through what you wrote, and send it.',
			'It goes to someone who knows the answer.',
			`They email or ring you within ${days}.`,
		],
	}
}

function placeToVisit({ name, hours, address, person }: Centre, hasHours: boolean): PlaceToVisit {
	return {
		name,
		hours: hasHours ? hours : '',
		address: withWholePostcode(address),
		directions: directionsUrl(address),
		person: person && { name: person.name, role: lowerFirst(person.role), picture: person.picture },
	}
}

/** Who visitors meet at this centre, or else at the first. */
function hostAt(place: string, centres: readonly Centre[]): FormSideData['host'] {
	const staffed = centres.filter(({ person }) => person)
	const centre = staffed.find(({ name }) => name === place) ?? staffed[0]
	if (!centre?.person) return null
	const { name, picture } = centre.person
	return { title: 'Stuck?', name, place: centre.name, picture }
}

/** Directions from where the visitor is to an address, in a map; "" without one. */
function directionsUrl(address: string): string {
	return address && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`
}

/** What cannot wait for a reply, and what has a form of its own, above the contact form; null for nothing of it. */
export function ringFirst({ charity: { phone } }: FormContext, content: Content): RingFirstData | null {
	const forms = [
		{ text: 'I’ve found a dog', url: '/apply/found/start' },
		{ text: 'I can’t keep my dog', url: '/apply/surrender/start' },
	]
	const links = forms.map((form) => formLink(form, content)).filter((link) => link !== null)
	return phone || links.length > 0 ? { phone, links } : null
}
