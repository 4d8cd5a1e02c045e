import type { Dog, DogStatus } from '#content/content.ts'
import type { Pronouns } from '../pronouns.ts'

export interface NextStep {
	title: string
	text: string
	/** Whether asking the centre about this dog makes sense, so that its phone number and e-mail are shown. */
	ask: boolean
	/** Whether the page shows the home the dog needs, the fee and how long it has waited. */
	lookingForHome: boolean
	/** What to call the other dogs at the end of the page; "" for none. */
	others: string
	otherCount: number
}

const LOOKING = { ask: true, lookingForHome: true, others: 'You might also like', otherCount: 4 }

type Words = (name: string, p: Pronouns, dog: Dog) => Partial<NextStep> & Pick<NextStep, 'title' | 'text'>

/** Locations are centres or areas: "near Alder Bank", "in the Thornford area". */
function near(location: string): string {
	if (!location) return ''
	return / area$/i.test(location) ? ` in the ${location.replace(/^the /i, '')}` : ` near ${location}`
}

const byStatus: Record<DogStatus, Words> = {
	available: (name, p, dog) => ({
		title: `Ask about ${name}`,
		text: `Somebody who knows ${p.them} will answer, and you can meet ${p.them}${dog.location ? ` at ${dog.location}` : ''} as often as you need.`,
	}),
	coming_soon: (name, p) => ({
		title: 'Nearly ready to meet you',
		text: `${name} has only just come in. We are getting to know ${p.them} first, and the vet is too. Ring us, and we will tell you the day ${p.they} can have visitors.`,
	}),
	reserved: (name, p) => ({
		title: 'Reserved for now',
		text: `Somebody is getting to know ${name}. It does not always work out, so ring us if you would like to be next to meet ${p.them}.`,
		others: 'Dogs like this who are waiting',
	}),
	on_trial: (name, p) => ({
		title: 'Trying out a home',
		text: `${name} is spending a few weeks with a family to see if they suit each other. If ${p.they} ${p.verb('come')} back to us, this page will say so.`,
		ask: false,
		others: 'Dogs like this who are waiting',
	}),
	long_term_foster: (name, p, dog) => ({
		title: 'At home with a fosterer',
		text: `${name} lives with a foster family${near(dog.location)} and will stay there. We pay for everything ${p.they} ${p.verb('need')}.`,
		ask: false,
		lookingForHome: false,
		others: 'Dogs who are looking for a home',
	}),
	adopted: (name, p) => ({
		title: `${name} found a home`,
		text: `${p.They} ${p.have} a family, a bed and a lead by the door. Thank you to everybody who shared this page or asked after ${p.them}.`,
		ask: false,
		lookingForHome: false,
		others: 'Three more dogs to meet',
		otherCount: 3,
	}),
	withdrawn: (name, p) => ({
		title: `${name} is not looking for a home just now`,
		text: `We have taken ${p.them} off the list while ${p.they} ${p.verb('need')} our time more than visitors. If that changes, ${p.they} will be back here.`,
		ask: false,
		lookingForHome: false,
		others: 'Dogs who are looking for a home',
	}),
	died: (name, p, dog) => ({
		title: `In memory of ${name}`,
		text: dog.excerpt || `${name} has died. We keep this page for the people who knew and loved ${p.them}.`,
		ask: false,
		lookingForHome: false,
		others: '',
		otherCount: 0,
	}),
}

/** What a visitor can do next, which is another thing for each status. */
export function nextStep(dog: Dog, pronouns: Pronouns): NextStep {
	return { ...LOOKING, ...byStatus[dog.status](dog.title, pronouns, dog) }
}
