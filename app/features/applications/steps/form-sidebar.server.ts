import type { Centre, Content } from '#content/model/content.ts'
import type { Answers } from '#domain/applications/answers/answers.ts'
import { chosenDog } from '#domain/applications/dog-notes.ts'
import type { Form, FormId } from '#domain/applications/form.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { personOfForm } from '#domain/pages/steps-of-form.ts'
import type { FormSideData } from '../view/form-sidebar.tsx'

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
		host: isDog ? hostAt(dog.location, centres) : (readerOf(content, form.id) ?? hostAt('', centres)),
		answers: form.id === 'contact' ? quickAnswers(centres) : [],
	}
}

function readerOf(content: Content, form: FormId): FormSideData['host'] {
	const person = personOfForm(content, form)
	return person && { title: person.title, name: person.text, place: '', picture: person.picture }
}

/** What may make a question unnecessary. */
function quickAnswers(centres: readonly Centre[]): NonNullable<FormSideData['answers']> {
	const open = centres
		.filter(({ hours }) => hours)
		.map(({ name, hours, address }) => ({
			title: name,
			text: [hours, address].filter(Boolean).join('. '),
			url: '',
		}))
	return [
		...open,
		{
			title: 'I’ve found a dog',
			text: 'What to do in the first ten minutes, and how to tell us about it.',
			url: '/apply/found/start',
		},
		{
			title: 'I can’t keep my dog',
			text: 'Help with keeping it first. If that won’t do, how we find it another home.',
			url: '/apply/surrender/start',
		},
		{ title: 'I’d like to adopt', text: 'How it goes, what it costs and how long it takes.', url: '/adoption' },
	]
}

/** Who visitors meet at this centre, or else at the first. */
function hostAt(place: string, centres: readonly Centre[]): FormSideData['host'] {
	const staffed = centres.filter(({ person }) => person)
	const centre = staffed.find(({ name }) => name === place) ?? staffed[0]
	if (!centre?.person) return null
	const { name, picture } = centre.person
	return { title: 'Stuck?', name, place: centre.name, picture }
}
