import type { Form, FormId } from '../../forms/form.ts'
import type { FormContext } from '../form-context.ts'
import { adoptionForm } from './adoption.ts'
import { contactForm } from './contact.ts'
import { fosteringForm } from './fostering.ts'
import { foundForm } from './found.ts'
import { newsletterForm } from './newsletter.ts'
import { surrenderForm } from './surrender.ts'
import { volunteeringForm } from './volunteering.ts'
import { withoutQuestions } from './without-questions.ts'

const builders: Record<FormId, (formContext: FormContext) => Form> = {
	adoption: adoptionForm,
	fostering: fosteringForm,
	volunteering: volunteeringForm,
	contact: contactForm,
	found: foundForm,
	newsletter: newsletterForm,
	surrender: surrenderForm,
}

export const FORM_IDS = Object.keys(builders) as FormId[]

/** A form as the charity asks it. */
export function formFor(id: FormId, formContext: FormContext): Form {
	return withoutQuestions(completeForm(id, formContext), formContext.questionsOff)
}

/** With the questions that are switched off, for answers from before that. */
export function completeForm(id: FormId, formContext: FormContext): Form {
	return builders[id](formContext)
}
