import { keepUnits } from '#lib/text/line-breaks.ts'

export interface SizeGuide {
	/** "Round the chest"; "" without rows. */
	what: string
	rows: { size: string; measure: string }[]
	/** What else it says. */
	text: string
}

const MIN_ROWS = 3

/** "Round the chest: XS 86 cm, S 92 cm, M 100 cm. A straight cut." as rows of a table; anything else stays text. */
export function readSizeGuide(guide: string): SizeGuide {
	const [, what = '', list = '', rest = ''] = /^([^:.]+): ([^.]+)\.?\s*(.*)$/s.exec(guide) ?? []
	const rows = list.split(', ').flatMap((part) => {
		const [, size = '', measure = ''] = /^(.{1,20}?) (\d[\d.–-]* ?(?:cm|mm|kg|g|in))$/.exec(part.trim()) ?? []
		return size ? [{ size, measure: keepUnits(measure) }] : []
	})
	const isTable = rows.length >= MIN_ROWS && rows.length === list.split(', ').length
	return isTable ? { what, rows, text: rest } : { what: '', rows: [], text: keepUnits(guide) }
}
