import type { Form, FormId } from '../form.ts'
import type { FormContext } from '../form-context.ts'
import { adoptionForm } from './adoption.ts'
import { contactForm } from './contact.ts'
import { fosteringForm } from './fostering.ts'
import { foundForm } from './found.ts'
import { newsletterForm } from './newsletter.ts'
import { surrenderForm } from './surrender.ts'
import { volunteeringForm } from './volunteering.ts'

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

export function formFor(id: FormId, formContext: FormContext): Form {
	return builders[id](formContext)
}
