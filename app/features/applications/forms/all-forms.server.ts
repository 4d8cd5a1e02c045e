import type { Form, FormId } from '../form.server.ts'
import type { World } from '../world.server.ts'
import { adoptionForm } from './adoption.server.ts'
import { contactForm } from './contact.server.ts'
import { fosteringForm } from './fostering.server.ts'
import { foundForm } from './found.server.ts'
import { newsletterForm } from './newsletter.server.ts'
import { surrenderForm } from './surrender.server.ts'
import { volunteeringForm } from './volunteering.server.ts'

const makers: Record<FormId, (world: World) => Form> = {
	adoption: adoptionForm,
	fostering: fosteringForm,
	volunteering: volunteeringForm,
	contact: contactForm,
	found: foundForm,
	newsletter: newsletterForm,
	surrender: surrenderForm,
}

export const FORM_IDS = Object.keys(makers) as FormId[]

/** A form as it is with today's dogs, roles and rules. */
export function formFor(id: FormId, world: World): Form {
	return makers[id](world)
}
