import { z } from 'zod'
import { group, isEmpty, lines, text } from '#content/model/fields/wordpress-values.ts'
import type { Centre, GeneralOptions } from '#content/model/general-options.ts'
import type { PictureSource } from '#content/model/picture.ts'
import { isRecord } from '../read-base.ts'
import { readImage } from '../read-image.ts'
import type { UrlContext } from '../url-context.ts'
import { valuesOf } from './option-links.ts'
import { optionParts, type Warn } from './option-parts.ts'

const named = text.pipe(z.string().min(1, 'has no name'))
const place = z.object({ name: named, address: lines, hours: lines }).nullable().default(null)
const person = group({ name: text, role: text, line: text })

/** The centres, and the files of their pictures. */
export function readCentres(
	given: unknown,
	urls: UrlContext,
	warn: Warn,
): { centres: GeneralOptions['centres']; pictures: PictureSource[] } {
	const pictures: PictureSource[] = []
	const centres = valuesOf(given).flatMap((entry, n): Centre[] => {
		const field = `centres.${n}`
		const found = optionParts(warn).part(place, entry, field)
		return found && isRecord(entry) ? [{ ...found, person: readPerson(entry, field) }] : []
	})
	return { centres, pictures }

	function readPerson(entry: Record<string, unknown>, field: string): Centre['person'] {
		const { name, role, line } = optionParts(warn).part(person, entry.person, `${field}.person`)
		if (name) return { name, role, line, picture: readPicture(entry.image, `${field}.image`) }
		if (role || line) warn(`${field}.person`, 'skipped: has no name')
		return null
	}

	function readPicture(image: unknown, field: string) {
		if (isEmpty(image)) return null
		const read = readImage(image, urls)
		if ('problem' in read) {
			warn(field, `picture skipped: ${read.problem}`)
			return null
		}
		pictures.push(read.source)
		return read.picture
	}
}
