import type { Answers } from '#domain/applications/answers/answers.ts'
import { chosenDog } from '#domain/applications/dog-notes.ts'
import type { Form, FormId } from '#domain/applications/form.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import type { FormSideData } from '../view/form-sidebar.tsx'

const LABELS: Partial<Record<FormId, string>> = {
	adoption: 'You’re applying for',
	contact: 'You’re asking about',
	volunteering: 'You’d like to help as',
}

/** The dog the form is about, and whom to ring. */
export function formSidebar(form: Form, formContext: FormContext, answers: Answers): FormSideData {
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
	}
}
