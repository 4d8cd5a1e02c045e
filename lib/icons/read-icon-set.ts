import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic'
import { iconToSVG } from '@iconify/utils/lib/svg/build'
import type { Icon } from './icon.ts'
import { isHarmlessDrawing } from './is-harmless-drawing.ts'

/**
 * Parses the named icons of a response in Iconify's format (`IconifyJSON`). Missing names and unsafe drawings are
 * skipped.
 *
 * @throws {Error} when the response is no icon set, or another collection's.
 */
export function readIconSet(answer: unknown, collection: string, names: string[]): Map<string, Icon> {
	const set = quicklyValidateIconSet(answer)
	if (set?.prefix !== collection) throw new Error(`no icon set "${collection}"`)
	return new Map(
		names.flatMap((name) => {
			// "constructor" is a property of every object.
			if (!Object.hasOwn(set.icons, name) && !Object.hasOwn(set.aliases ?? {}, name)) return []
			const data = getIconData(set, name)
			const icon = data && drawing(iconToSVG(data))
			return icon ? [[name, icon] as const] : []
		}),
	)
}

/** Rotated and flipped as the set says, then validated. */
function drawing({ viewBox, body }: ReturnType<typeof iconToSVG>): Icon | undefined {
	const [, , width, height] = viewBox
	if (!viewBox.every(Number.isFinite) || width <= 0 || height <= 0) return undefined
	return isHarmlessDrawing(body) ? { viewBox, body } : undefined
}
