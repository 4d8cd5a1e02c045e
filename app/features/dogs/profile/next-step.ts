import type { DogStatus } from '#content/model/content.ts'
import type { Subject } from '#domain/dogs/pronouns.ts'

export interface NextStep {
	title: string
	text: string
	ask: boolean
	lookingForHome: boolean
	others: string
	otherCount: number
	compares: boolean
}

const LOOKING = { ask: true, lookingForHome: true, others: 'You might also like', otherCount: 4, compares: true }
const NOT_LOOKING = { ask: false, lookingForHome: false, otherCount: 3 }

interface WhereAndWhat {
	location: string
	/** For the page of a dog that died. */
	excerpt: string
}

type Words = (subject: Subject, about: WhereAndWhat) => Partial<NextStep> & Pick<NextStep, 'title' | 'text'>

/** Locations are centres or areas: "near Alder Bank", "in the Thornford area". */
function near(location: string): string {
	if (!location) return ''
	return / area$/i.test(location) ? ` in the ${location.replace(/^the /i, '')}` : ` near ${location}`
}

const byStatus: Record<DogStatus, Words> = {
	available: ({ name, pronouns: p }, { location }) => ({
		title: `Could it be ${name}?`,
		text: `Applying commits you to nothing. Or ask first: someone who knows ${p.them} will answer, and you can meet ${p.them}${location ? ` at ${location}` : ''} as often as you need.`,
	}),
	coming_soon: ({ name, have, pronouns: p }) => ({
		title: 'Nearly ready to meet you',
		text: `${name} ${have} only just come in. We are getting to know ${p.them} first, and so is the vet. Ask us when ${p.they} can have visitors, or apply now and we’ll ring you as soon as ${p.they} ${p.are} ready.`,
	}),
	reserved: ({ pronouns: p }) => ({
		title: 'Want to know more first?',
		text: `Someone here knows ${p.them} well and will answer. Once you’re on the waiting list, we keep your form and ring you if ${p.they} ${p.are} free again.`,
		others: 'Dogs like this who are waiting',
	}),
	on_trial: ({ name, are, pronouns: p }) => ({
		title: 'Trying out a home',
		text: `${name} ${are} spending a few weeks with a family to see if they suit each other. If ${p.they} ${p.verb('come')} back to us, this page will say so.`,
		ask: false,
		others: 'Dogs like this who are waiting',
	}),
	long_term_foster: ({ name, verb, pronouns: p }, { location }) => ({
		...NOT_LOOKING,
		title: 'At home with a foster carer',
		text: `${name} ${verb('live')} with a foster family${near(location)} and will stay there. We pay for everything ${p.they} ${p.verb('need')}.`,
		others: 'Dogs who are looking for a home',
	}),
	adopted: ({ name, pronouns: p }) => ({
		...NOT_LOOKING,
		title: `${name} found a home`,
		text: `${p.They} ${p.have} a family, a bed and a lead by the door. Thank you to everyone who shared this page or asked after ${p.them}.`,
		others: `Dogs like ${p.them} who are still waiting`,
	}),
	withdrawn: ({ name, are, pronouns: p }) => ({
		...NOT_LOOKING,
		title: `${name} ${are} not looking for a home just now`,
		text: `We have taken ${p.them} off the list while ${p.they} ${p.verb('need')} our time more than visitors. If that changes, ${p.they} will be back here.`,
		others: 'Dogs who are looking for a home',
	}),
	died: ({ name, pronouns: p }, { excerpt }) => ({
		...NOT_LOOKING,
		title: `In memory of ${name}`,
		text: excerpt || `${name} has died. We keep this page for the people who knew and loved ${p.them}.`,
		// Sensitive: no dog is presented as a replacement.
		others: 'If you would like to meet another dog',
		compares: false,
	}),
}

export function nextStep(status: DogStatus, subject: Subject, about: WhereAndWhat): NextStep {
	return { ...LOOKING, ...byStatus[status](subject, about) }
}

/** Why these dogs are on one page. */
export function pairWords(status: DogStatus, count: number): { title: string; text: string } {
	const leads = count === 2 ? 'two leads' : `${count} leads`
	if (status === 'adopted') return { title: 'They went home together', text: '' }
	if (status === 'withdrawn' || status === 'long_term_foster') return { title: 'They belong together', text: '' }
	return {
		title: 'They go home together',
		text: `They need each other. One visit, one fee, ${leads} by the door.`,
	}
}
