import type { Frequency, Sponsorship } from '../donation.ts'

export type WhenRehomed = Sponsorship['whenRehomed']

export const WHEN_REHOMED: readonly WhenRehomed[] = ['another dog', 'stop', 'ask']

/** The choices before paying, so that no one is asked in the week in which a dog dies. */
export function whenRehomedWords(dogName: string, frequency: Exclude<Frequency, 'once'>): Record<WhenRehomed, Words> {
	const isMonthly = frequency === 'monthly'
	return {
		'another dog': {
			label: 'Help another dog instead',
			hint: 'We write to you, tell you who it is, and send a new certificate.',
		},
		stop: {
			label: isMonthly ? 'Stop the sponsorship' : 'Let the sponsorship end',
			hint: isMonthly
				? 'We write to you, and take no more money.'
				: 'We write to you. What has not been spent helps the dogs who are still here.',
		},
		ask: {
			label: 'Ask me first',
			hint: `We write to you about ${dogName}. Until you answer, your money helps the dogs who are still here.`,
		},
	}
}

interface Words {
	label: string
	hint: string
}
