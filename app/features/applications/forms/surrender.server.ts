import type { Answers } from '#records/drafts/drafts.ts'
import type { Form, Step } from '../form.server.ts'
import { postcode } from '../pages/address.server.ts'
import { privacy } from '../pages/privacy.server.ts'
import { lifeSteps, theDogStep } from '../pages/surrendered-dog.server.ts'
import { yesNo } from '../pages/yes-no.server.ts'
import { email, firstName, lastName, phone } from '../pages/you.server.ts'
import type { World } from '../world.server.ts'

/** How long these are kept: a dog's past may matter for as long as a year. */
const KEPT_MONTHS = 12

/** For somebody who cannot keep their dog. Private: nothing of it is ever listed. */
export function surrenderForm(world: World): Form {
	return {
		id: 'surrender',
		prefix: 'CAN',
		title: 'I can’t keep my dog',
		minutes: 10,
		before: [
			'Your vet’s name and the microchip number, if you have them.',
			'Nothing you tell us here is shown to anyone outside the charity.',
		],
		steps: [
			youStep(world),
			{ ...theDogStep, notes: (answers) => ringNow(world, answers) },
			...lifeSteps,
			{
				id: 'owner',
				title: 'Before you send it',
				fields: [
					{
						kind: 'confirm',
						name: 'isOwner',
						label:
							'I own this dog, or the owner has asked me to write, and what I have written is true as far as I know',
						missing: 'Tick to say that you own the dog or write for its owner',
					},
				],
			},
		],
		send: 'Send',
		privacy: privacy(world, 'We use this to help you and your dog.', KEPT_MONTHS),
		retentionMonths: KEPT_MONTHS,
		about: ({ dogName = '' }) => (typeof dogName === 'string' && dogName ? { name: dogName, slug: '' } : null),
	}
}

function youStep(world: World): Step {
	return {
		id: 'you',
		title: 'How can we reach you?',
		intro: 'People come to us for all sorts of reasons. Nobody here will judge you.',
		fields: [
			yesNo({
				name: 'safe',
				label: 'Are you and the dog safe now?',
				hint: `If not, ring ${whoHelps(world)} now.`,
				missing: 'Select whether you and the dog are safe now',
			}),
			firstName,
			lastName,
			phone(world),
			email,
			postcode(world),
		],
		notes: (answers) => ringNow(world, answers),
	}
}

/** Who has just said that they are not safe sees it on the next page too: nobody goes back to read a hint. */
function ringNow(world: World, { safe }: Answers): string[] {
	return safe === 'no' ? [`Ring ${whoHelps(world)} now, before you go on.`] : []
}

function whoHelps({ charity }: World): string {
	return charity.phone || 'your council’s dog warden'
}
