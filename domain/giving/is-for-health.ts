/** Words of what medicine, vets and prevention cost. */
const HEALTH = /\b(?:medic|tablet|pill|vet\b|vets\b|check-up|vaccin|flea|worm|operation|surgery)/i

/** Whether a sentence about an amount speaks of medicine, so that the picture beside it does too. */
export function isForHealth(text: string): boolean {
	return HEALTH.test(text)
}
