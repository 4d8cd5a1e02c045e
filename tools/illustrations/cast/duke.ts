import type { Framing } from '../pictures/portrait.ts'

const shots: [alt: string, framing: Framing][] = [
	['Duke, a broad black and tan Rottweiler cross, looking straight at you', { ground: 'meadow', set: 'arch', tilt: 0 }],
	['Duke sitting square on, waiting for a biscuit', { pose: 'sit', ground: 'ball', set: 'sun' }],
	['Duke walking across the paddock', { pose: 'stand', ground: 'meadow', set: 'hill' }],
	['Duke lying down, front paws stretched out', { pose: 'lie', ground: 'nose', set: 'arch' }],
	['Duke in a play bow, tail in the air', { pose: 'play', ground: 'sky', set: 'hill' }],
	["Duke's face close up, tan eyebrows raised", { ground: 'lead', set: 'plain', zoom: 1.6, tilt: -4 }],
	['Duke with his head tipped right over to one side', { ground: 'ball', set: 'slope', tilt: 14 }],
	['Duke walking home, the other way', { pose: 'stand', ground: 'mist', set: 'sun', mirror: true }],
	['Duke lying by the fire, looking round', { pose: 'lie', ground: 'lead', set: 'sun', mirror: true, tilt: -8 }],
	['Duke from a little further away, ears up', { ground: 'mist', set: 'arch', zoom: 0.86, tilt: -6 }],
	['Duke bowing to ask for his ball back', { pose: 'play', ground: 'ball', set: 'slope', mirror: true }],
	['Duke sitting with his head on one side', { pose: 'sit', ground: 'nose', set: 'hill', mirror: true, tilt: 10 }],
]

/** Duke's gallery: the dog with the most pictures. */
export const DUKE = shots.map(([alt, framing], index) => ({ suffix: `-${index + 1}`, alt, framing }))
