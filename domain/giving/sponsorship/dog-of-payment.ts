import type { Sponsorship } from '../donation.ts'

export interface SponsoredDog {
	id: string
	/** The dog's name at that time. Two dogs may share a name. */
	name: string
}

/** What a sponsorship says of its dogs. */
export type SponsoredDogs = Pick<Sponsorship, 'dogId' | 'dogName' | 'earlierDogs'>

/** The dog that a sponsorship was for when its money moved. */
export function dogOfPayment({ dogId, dogName, earlierDogs = [] }: SponsoredDogs, at: number): SponsoredDog {
	const dog = earlierDogs.find(({ until }) => at < until) ?? { dogId, dogName }
	return { id: dog.dogId, name: dog.dogName }
}
