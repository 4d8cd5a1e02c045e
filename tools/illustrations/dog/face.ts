import { brightness, COATS, darker, EYES, lighter, mix } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'
import type { Dog } from './dog.ts'
import { faceLines, markColour, patchColour } from './dog.ts'

function skinAt(dog: Dog, side: number): string {
	return patchColour(dog, side, 'eyepatch', 'cap') ?? COATS[dog.base]
}

/** Both eyes with lids and two highlights. */
export function eyes(dog: Dog): string {
	const { eyeX, eyeY } = faceLines(dog)
	return [-1, 1]
		.map((side) => {
			const iris = EYES[side > 0 ? (dog.otherEye ?? dog.eye) : dog.eye]
			const look = dog.gaze * 3.2
			const lid =
				dog.lid > 0.06 &&
				svg`<path d="M-17 -17H17V${-14.5 + dog.lid * 34}Q0 ${-17 + dog.lid * 26} -17 ${-14.5 + dog.lid * 34}Z" fill="${darker(skinAt(dog, side), 0.08)}"/>`
			return svg`<g transform="translate(${side * eyeX} ${eyeY})"><path d="M-15 3Q-14 -14 0 -14.5Q14 -14 15 3Q13 13.5 0 14Q-13 13.5 -15 3Z" fill="#1b1720"/><circle cx="${look}" cy="0.5" r="9.6" fill="${iris}"/><circle cx="${look}" cy="0.5" r="6.1" fill="#120e15"/><circle cx="${look - 3.6}" cy="-4.4" r="3.7" fill="#fff"/><circle cx="${look + 3.4}" cy="4.2" r="1.6" fill="#fff" opacity=".75"/>${lid}</g>`
		})
		.join('')
}

export function brows(dog: Dog): string {
	if (markColour(dog, 'points')) return ''
	const { eyeX, eyeY } = faceLines(dog)
	return [-1, 1]
		.map((side) => {
			const skin = skinAt(dog, side)
			const colour = brightness(skin) < 0.34 ? lighter(skin, 0.22) : darker(skin, 0.18)
			return svg`<path d="M-11 3Q-1 -7 12 0" transform="translate(${side * (eyeX + 1)} ${eyeY - 25}) scale(${side} 1) rotate(${dog.brow})" fill="none" stroke="${colour}" stroke-width="5.5" stroke-linecap="round"/>`
		})
		.join('')
}

export function noseTip(dog: Dog): string {
	const y = faceLines(dog).nose
	const w = 15 + dog.muzzle * 0.17
	const h = w * 0.66
	return svg`<path d="M${-w} ${y - h * 0.34}Q${-w} ${y - h} 0 ${y - h}Q${w} ${y - h} ${w} ${y - h * 0.34}Q${w * 0.86} ${y + h * 0.62} 0 ${y + h * 0.86}Q${-w * 0.86} ${y + h * 0.62} ${-w} ${y - h * 0.34}Z" fill="${dog.noseColour}"/><path d="M${-w * 0.56} ${y - h * 0.5}Q0 ${y - h * 1.06} ${w * 0.4} ${y - h * 0.6}Q0 ${y - h * 0.62} ${-w * 0.56} ${y - h * 0.5}Z" fill="#fff" opacity=".34"/>`
}

/** The mouth: a smile, with a tongue when the dog pants; a worried dog shuts it. */
export function mouth(dog: Dog, muzzleColour: string): string {
	const { nose, chin } = faceLines(dog)
	const y = nose + (15 + dog.muzzle * 0.17) * 0.528
	const w = dog.muzzle * 0.62
	const line =
		brightness(muzzleColour) < 0.32
			? mix(muzzleColour, '#000000', 0.55)
			: darker(muzzleColour, brightness(muzzleColour) > 0.7 ? 0.62 : 0.55)
	const open =
		dog.mouth === 'pant' &&
		svg`<path d="M${-w * 0.8} ${y + 10}Q${-w * 0.4} ${y + 17} 0 ${y + 9}Q${w * 0.4} ${y + 17} ${w * 0.8} ${y + 10}Q${w * 0.62} ${chin + 9} 0 ${chin + 9}Q${-w * 0.62} ${chin + 9} ${-w * 0.8} ${y + 10}Z" fill="#4a1c22"/><path d="M${-w * 0.4} ${y + 18}Q0 ${y + 10} ${w * 0.4} ${y + 18}L${w * 0.4} ${chin + 14}Q${w * 0.36} ${chin + 27} 0 ${chin + 27}Q${-w * 0.36} ${chin + 27} ${-w * 0.4} ${chin + 14}Z" fill="#ef8d8b"/><path d="M0 ${y + 18}V${chin + 14}" stroke="#cf6468" stroke-width="3" stroke-linecap="round"/>`
	if (dog.mouth === 'shut') {
		return svg`<path d="M0 ${y - 2}V${y + 8}M${-w * 0.72} ${y + 17}Q${-w * 0.4} ${y + 8} 0 ${y + 9}Q${w * 0.4} ${y + 8} ${w * 0.72} ${y + 17}" fill="none" stroke="${line}" stroke-width="4.2" stroke-linecap="round"/>`
	}
	return svg`${open}<path d="M0 ${y - 2}V${y + 8}M${-w} ${y + 5}Q${-w * 0.5} ${y + 20} 0 ${y + 9}Q${w * 0.5} ${y + 20} ${w} ${y + 5}" fill="none" stroke="${line}" stroke-width="4.2" stroke-linecap="round"/>`
}
