import type { Answers } from '#records/drafts/drafts.ts'
import { chosenDog } from './dog-notes.server.ts'
import type { Form, FormId } from './form.server.ts'
import type { FormSideData } from './view/form-side.tsx'
import type { World } from './world.server.ts'

const LABELS: Partial<Record<FormId, string>> = {
	adoption: 'You are applying for',
	contact: 'You are asking about',
	volunteering: 'You would like to help as',
}

/** What stands beside a form: whom it is about, as far as that is ours to show, and whom to ring. */
export function formSide(form: Form, world: World, answers: Answers): FormSideData {
	const label = LABELS[form.id]
	const about = label ? form.about(answers) : null
	const dog = chosenDog(world, answers)
	const isDog = dog !== null && dog.slug === about?.slug
	return {
		about:
			label && about
				? {
						label,
						name: about.name,
						note: isDog ? dog.location : '',
						picture: isDog ? (dog.picture ?? dog.gallery[0] ?? null) : null,
					}
				: null,
		phone: world.charity.phone,
	}
}
